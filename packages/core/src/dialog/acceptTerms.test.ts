import { expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import { acceptTerms, getTermsAccepted } from './acceptTerms.js'
import { closeModal } from './closeModal.js'
import { openModal } from './openModal.js'

it('remembers consent when the modal closes and on the next visit [K-12]', () => {
  const { portico, fake } = createTestPortico()
  openModal(portico)
  expect(getTermsAccepted(portico)).toBe(false)
  acceptTerms(portico, true)
  closeModal(portico)
  expect(getTermsAccepted(portico)).toBe(true)
  expect(getTermsAccepted(createTestPortico({ fake }).portico)).toBe(true)
})

it('forgets consent that is taken back [K-12]', () => {
  const { portico, fake } = createTestPortico()
  acceptTerms(portico, true)
  acceptTerms(portico, false)
  expect(getTermsAccepted(portico)).toBe(false)
  expect(getTermsAccepted(createTestPortico({ fake }).portico)).toBe(false)
})
