import { expect, it } from 'vitest'
import { createReplyReader, type Reply, UnreadableReply } from './readReplies.js'

const bytes = Buffer.from(
  [
    '%2\r\n$6\r\nserver\r\n$6\r\nvalkey\r\n+proto\r\n:3\r\n',
    '>3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$5\r\ngrüß\r\n'.replace('$5', '$6'),
    ':1\r\n',
    '$-1\r\n',
    '_\r\n',
    '-NOAUTH Authentication required.\r\n',
  ].join(''),
)
const text = (words: string): Reply => ({ type: 'text', text: words })
const replies: Reply[] = [
  { type: 'list', items: [text('server'), text('valkey'), text('proto'), text('3')] },
  { type: 'push', items: [text('message'), text('c'), text('grüß')] },
  text('1'),
  text(''),
  text(''),
  { type: 'error', text: 'NOAUTH Authentication required.' },
]

it('reads replies in whatever pieces they come', () => {
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const read: Reply[] = []
    const reader = createReplyReader(reply => read.push(reply))
    for (let start = 0; start < bytes.length; start += size) reader(bytes.subarray(start, start + size))
    expect(read).toEqual(replies)
  }
})

it.each(['?what\r\n', '$many\r\n', '$99999999999\r\n'])('gives up where %j is said', said => {
  expect(() => createReplyReader(() => {})(Buffer.from(said))).toThrow(UnreadableReply)
})

it('gives up on a reply that does not end', () => {
  const read = createReplyReader(() => {})
  expect(() => {
    for (let count = 0; count < 20; count++) read(Buffer.alloc(100_000, '+'))
  }).toThrow(UnreadableReply)
})
