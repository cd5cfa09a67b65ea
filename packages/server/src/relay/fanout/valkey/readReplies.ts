/** RESP3 replies, as far as a client needs them that only publishes and subscribes. */
export type Reply =
  | { type: 'push' | 'list'; items: readonly Reply[] }
  | { type: 'text'; text: string }
  | { type: 'error'; text: string }

/** Far above the size of an announcement or of the reply to HELLO. */
const mostBytes = 1024 * 1024

/** The stream is invalid, and everything after this point is unreadable. */
export class UnreadableReply extends Error {}

export function createReplyReader(onReply: (reply: Reply) => void) {
  let held: Buffer = Buffer.alloc(0)

  return function read(piece: Buffer) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    for (let found = readReply(held, 0); found; found = readReply(held, 0)) {
      held = held.subarray(found.end)
      onReply(found.reply)
    }
    if (held.length > mostBytes) throw new UnreadableReply('A reply is too long.')
  }
}

interface Found {
  reply: Reply
  end: number
}

function readReply(bytes: Buffer, start: number): Found | undefined {
  const lineEnd = bytes.indexOf('\r\n', start)
  if (lineEnd < 0) return undefined
  const kind = String.fromCharCode(bytes[start] ?? 0)
  const line = bytes.toString('utf8', start + 1, lineEnd)
  const next = lineEnd + 2
  switch (kind) {
    case '+':
    case ':':
    case ',':
    case '#':
    case '(':
    case '_':
      return { reply: { type: 'text', text: line }, end: next }
    case '-':
      return { reply: { type: 'error', text: line }, end: next }
    case '$':
      // RESP2 null.
      if (line === '-1') return { reply: { type: 'text', text: '' }, end: next }
      return readText(bytes, next, readLength(line), 'text')
    case '=':
    case '!':
      return readText(bytes, next, readLength(line), kind === '!' ? 'error' : 'text')
    case '*':
    case '~':
      return readItems(bytes, next, readLength(line), 'list')
    case '%':
      return readItems(bytes, next, 2 * readLength(line), 'list')
    case '>':
      return readItems(bytes, next, readLength(line), 'push')
    default:
      throw new UnreadableReply('A reply is of no known kind.')
  }
}

function readLength(line: string): number {
  if (!/^[0-9]{1,7}$/.test(line)) throw new UnreadableReply('A reply has no length.')
  return Number(line)
}

function readText(bytes: Buffer, start: number, length: number, type: 'text' | 'error'): Found | undefined {
  const end = start + length + 2
  if (bytes.length < end) return undefined
  return { reply: { type, text: bytes.toString('utf8', start, start + length) }, end }
}

function readItems(bytes: Buffer, start: number, count: number, type: 'push' | 'list'): Found | undefined {
  const items: Reply[] = []
  let end = start
  while (items.length < count) {
    const found = readReply(bytes, end)
    if (!found) return undefined
    items.push(found.reply)
    end = found.end
  }
  return { reply: { type, items }, end }
}
