/** Content that `<img>` does not load or run, and that a strict Content-Security-Policy refuses. */
const forbidden = /<style|style=|<script|href|foreignObject|<image|\son\w+=/i

/** Minifies an SVG of `@web3icons/core` and replaces inline styles by attributes. */
export function compactMark(svg) {
  return svg
    .replace(/\n\s*/g, '')
    .replace(' class="web3icons"', '')
    .replace(/style="(mask-type|mix-blend-mode|fill|stop-color|stop-opacity):\s*([^";]+);?"/g, '$1="$2"')
}

/** @param {string} svg */
export const isHarmless = svg => svg.startsWith('<svg ') && !forbidden.test(svg)

const isMark = /\/@web3icons\/core\/dist\/svgs\/.*\.svg\.js$/

/** The logos are strings in modules, which minifiers do not touch. */
export const compactMarks = {
  name: 'portico-compact-marks',
  transform: {
    filter: { id: isMark },
    handler(code, id) {
      const svg = compactMark(readMark(code))
      if (!isHarmless(svg)) throw new Error(`${id} contains markup that the kit does not allow.`)
      return `export default ${JSON.stringify(svg).replaceAll('\\"', "'")}`
    },
  },
}

/** The string of such a module. */
export function readMark(code) {
  const [, text] = /^var [\w$]+ =\s*'(.*)';?$/m.exec(code) ?? []
  if (text === undefined) throw new Error('A logo module has an unexpected format.')
  return text.replaceAll('\\n', '\n').replaceAll("\\'", "'")
}
