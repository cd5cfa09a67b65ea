import { invalidInput, PorticoError, relayUnreachable, unrecognizedChain } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createTexts } from './createTexts.js'
import { de } from './de.js'
import { en } from './en.js'
import { getErrorText } from './getErrorText.js'

const german = createTexts(de).messages

describe('what a visitor reads of an error', () => {
  it('is the sentence of the catalogue in English, word for word [X-07]', () => {
    const error = new PorticoError(relayUnreachable, { detail: 'code 1006' })
    expect(getErrorText(error, en)).toBe('Couldn’t reach your wallet. Check your connection, then try again.')
  })

  it('is said in the language of the page, with what it is about', () => {
    const error = new PorticoError(unrecognizedChain, { context: { chainId: 10 } })
    expect(getErrorText(error, german)).toBe(
      'Ihre Wallet kennt das Netzwerk 10 nicht. Fügen Sie es zuerst in der Wallet hinzu.',
    )
  })

  it('is never written for developers', () => {
    const error = new PorticoError(invalidInput)
    expect(getErrorText(error, en)).toBe('Something went wrong. Try again.')
    expect(getErrorText(error, german)).toBe('Etwas ist schiefgegangen. Versuchen Sie es erneut.')
  })

  it('is never what a wallet said itself', () => {
    expect(getErrorText(new Error('0x1f <script>'), en)).toMatch(/then try again\.$/)
    expect(getErrorText('panic', german)).toBe(de.errors.wallet_failed)
  })
})
