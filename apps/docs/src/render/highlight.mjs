import { escapeHtml } from './escapeHtml.mjs'

const words =
  'as|async|await|class|const|declare|default|else|export|extends|false|for|from|function|if|import|in|interface|let|new|null|of|return|satisfies|throw|true|try|catch|type|typeof|undefined|while'

const script = new RegExp(
  [
    '(?<comment>//.*|/\\*[\\s\\S]*?\\*/)',
    '(?<string>\'(?:[^\'\\\\\\n]|\\\\.)*\'|"[^"\\n]*"|`(?:[^`\\\\]|\\\\.)*`)',
    `(?<keyword>\\b(?:${words})\\b)`,
    '(?<name>[\\w$-]+(?=:\\s)|(?<=</?)[A-Za-z][\\w.-]*)',
  ].join('|'),
  'g',
)
const shell = /(?<comment>(?:^|(?<=\s))#.*)|(?<string>'[^'\n]*'|"[^"\n]*")|(?<name>^\s*[A-Z_]+(?==))/gm
const data =
  /(?<comment>(?:^|(?<=\s))#.*)|(?<name>"[^"\n]*"(?=\s*:)|^[ -]*[\w.-]+(?=:))|(?<string>'[^'\n]*'|"[^"\n]*")/gm

const grammars = {
  ts: script,
  tsx: script,
  js: script,
  jsx: script,
  html: script,
  css: script,
  sh: shell,
  yaml: data,
  json: data,
}

/** Code as HTML with a class per token kind. Unknown languages stay plain. */
export function highlight(code, language) {
  const grammar = grammars[language]
  if (!grammar) return escapeHtml(code)
  let end = 0
  let html = ''
  for (const match of code.matchAll(grammar)) {
    const [kind] = Object.entries(match.groups).find(([, text]) => text !== undefined)
    html += escapeHtml(code.slice(end, match.index))
    html += `<span class="${kind}">${escapeHtml(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}
