import { expect, it } from 'vitest'
import { buttonStyles } from './buttonStyles.css.js'

it('prefixes every class, since the buttons share the page with others [V-11]', () => {
  const classes = [...buttonStyles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)
  expect(classes.filter(name => !name?.startsWith('portico-'))).toEqual([])
})
