/** Minifies CSS. Strings in it must not contain `{};,`. */
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
 * Styles are strings in modules, which minifiers do not touch, so they are minified here. The tag, which is for
 * editors, is removed: a bundler can drop an unused string, but not an unused call.
 */
export const compactStyles = {
  name: 'portico-compact-styles',
  transform: {
    filter: { code: 'css`' },
    handler: code => code.replace(/\bcss`([^`]*)`/g, (_match, text) => `\`${compactCss(text)}\``),
  },
}
