import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'

export function acceptTerms(portico: Portico, accepted: boolean): void {
  if (accepted) portico.storage.set('acceptedTerms', true)
  else portico.storage.remove('acceptedTerms')
  update(portico, 'modal', modal => ({ ...modal, termsAccepted: accepted }))
}

export function getTermsAccepted({ store, storage }: Portico): boolean {
  return store.get().modal.termsAccepted ?? storage.get('acceptedTerms') ?? false
}
