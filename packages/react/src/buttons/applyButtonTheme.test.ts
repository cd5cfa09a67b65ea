import { expect, it } from 'vitest'
import { applyButtonTheme } from './applyButtonTheme.js'

function createElement() {
  const properties = new Map<string, string>()
  const dataset: Record<string, string> = {}
  const style = {
    setProperty: (name: string, value: string) => void properties.set(name, value),
    removeProperty: (name: string) => void properties.delete(name),
  }
  return { element: { dataset, style } as unknown as HTMLElement, properties, dataset }
}

it('hands mode and variables to a button, and takes them back when they are unset [V-11]', () => {
  const { element, properties, dataset } = createElement()
  applyButtonTheme(element, { mode: 'dark', variables: { '--portico-accent': '#f60' } })
  expect(dataset).toEqual({ porticoTheme: 'dark' })
  expect([...properties]).toEqual([['--portico-accent', '#f60']])
  applyButtonTheme(element, { variables: {} })
  expect(dataset).toEqual({})
  expect([...properties]).toEqual([])
})

it('takes the names sites already use, and prefers ours [V-11]', () => {
  const { element, properties } = createElement()
  applyButtonTheme(element, {
    variables: { '--portico-accent': 'red', '--w3m-accent': 'blue', '--w3m-font-family': 'Inter' },
  })
  expect(Object.fromEntries(properties)).toEqual({
    '--portico-accent': 'red',
    '--portico-font-family': 'Inter',
  })
})
