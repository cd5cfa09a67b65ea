export interface Token {
  readonly text: string
  readonly kind: 'comment' | 'string' | 'keyword' | 'name' | 'plain'
}

const grammar =
  /(?<comment>\/\/.*)|(?<string>'(?:[^'\\\n]|\\.)*'|"[^"\n]*")|(?<keyword>\b(?:import|from|export|const|function|return|true|false)\b)|(?<name>[\w$-]+(?=:)|(?<=<\/?)[\w-]+)/g

/** Tokens for the small subset of syntax in the generated code. */
export function highlight(code: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(grammar)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), kind: 'plain' })
    const { comment, string, keyword } = match.groups ?? {}
    tokens.push({
      text: match[0],
      kind: comment ? 'comment' : string ? 'string' : keyword ? 'keyword' : 'name',
    })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: 'plain' })
  return tokens
}
