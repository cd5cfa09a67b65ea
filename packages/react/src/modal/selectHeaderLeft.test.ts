import type { Route } from '@portico/core'
import { expect, it } from 'vitest'
import { selectHeaderLeft } from './selectHeaderLeft.js'
import type { HeaderLeft } from './ViewDefinition.js'

const connect: Route = { name: 'Connect' }
const account: Route = { name: 'Account' }
const networks: Route = { name: 'Networks' }

it.each<[string, readonly [Route, ...Route[]], HeaderLeft, object, HeaderLeft]>([
  ['nothing on Account', [account], 'back', {}, 'none'],
  ['help on Connect', [connect], 'help', {}, 'help'],
  ['back on Connect with a history', [account, connect], 'help', {}, 'back'],
  ['help on Connect in the page', [account, connect], 'help', { display: 'inPage' }, 'help'],
  ['back with a history', [account, networks], 'back', {}, 'back'],
  ['nothing without one', [networks], 'back', {}, 'none'],
  ['nothing on a view that must be answered', [account, networks], 'none', {}, 'none'],
])('shows %s on the left of the header [V-07]', (_case, stack, wanted, options, shown) => {
  const given = { display: 'overlay', ...options } as const
  expect(selectHeaderLeft({ stack, direction: 'forward' }, given, wanted)).toBe(shown)
})
