import { expect, it } from 'vitest'
import { formatDiff } from './formatDiff.js'

it('shows what changes with three lines around it', () => {
  const lines = (...changed: string[]) => ['1', '2', '3', '4', ...changed, '5', '6', '7', '8', ''].join('\n')
  expect(formatDiff('a.ts', lines('old', 'same'), lines('new', 'same', 'more'))).toBe(
    [
      '--- a.ts',
      '+++ a.ts',
      '@@ -2,8 +2,9 @@',
      ' 2',
      ' 3',
      ' 4',
      '-old',
      '+new',
      ' same',
      '+more',
      ' 5',
      ' 6',
      ' 7',
      '',
    ].join('\n'),
  )
})
