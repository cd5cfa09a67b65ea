import { describe, expect, it } from 'vitest'
import { formatCountedMailbox } from './countSent.js'

describe('formatCountedMailbox', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['ada+shop@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['ada+@example.com', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
  ])('counts %s as %s [AU07]', (email, counted) => expect(formatCountedMailbox(email)).toBe(counted))
})
