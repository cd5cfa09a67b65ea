import { describe, expect, it } from 'vitest'
import { buttonAttributes, readSettings } from './readSettings.js'

function element(attributes: Readonly<Record<string, string>>): Element {
  const fake = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  }
  return fake as unknown as Element // readSettings uses no other members
}

describe('the attributes of a button element', () => {
  it('are at their defaults when the page says nothing', () => {
    expect(readSettings(element({}))).toEqual({
      label: undefined,
      loadingLabel: undefined,
      balance: 'show',
      charsStart: undefined,
      charsEnd: undefined,
      namespace: undefined,
      disabled: false,
      size: 'md',
    })
  })

  it('are read by the names that HTML gives them', () => {
    const settings = readSettings(
      element({
        label: 'Sign in',
        loadinglabel: 'One moment',
        balance: 'hide',
        charsstart: '6',
        charsend: '0',
        namespace: 'eip155',
        disabled: '',
        size: 'sm',
      }),
    )
    expect(settings).toEqual({
      label: 'Sign in',
      loadingLabel: 'One moment',
      balance: 'hide',
      charsStart: 6,
      charsEnd: 0,
      namespace: 'eip155',
      disabled: true,
      size: 'sm',
    })
  })

  it('fall back where they make no sense', () => {
    const settings = readSettings(
      element({ charsstart: '-2', charsend: 'many', size: 'huge', balance: 'maybe', disabled: 'false' }),
    )
    expect(settings).toMatchObject({
      charsStart: undefined,
      charsEnd: undefined,
      size: 'md',
      balance: 'show',
      disabled: false,
    })
  })

  it('are all observed, in lower case', () => {
    expect(buttonAttributes.every(name => name === name.toLowerCase())).toBe(true)
  })
})
