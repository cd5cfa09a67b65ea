/** CSS without comments and the white space that only people need. Strings in it may not hold `{};,`. */
export function compactCss(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()
}

/**
 * Styles are strings in modules, which no minifier looks into: what is published is made compact here. The tag,
 * which is there for editors, goes too: a bundler may drop an unused string, but not an unused call.
 */
export const compactStyles = {
  name: 'portico-compact-styles',
  transform: {
    filter: { code: 'css`' },
    handler: code => code.replace(/\bcss`([^`]*)`/g, (_match, text) => `\`${compactCss(text)}\``),
  },
}
