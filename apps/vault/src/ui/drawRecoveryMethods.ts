import type { Translate } from './createTexts.ts'
import { guarded } from './drawButton.ts'
import { element } from './element.ts'

export type OwnRecoveryMethod = 'passkey' | 'kit' | 'passphrase'
type WayBack = OwnRecoveryMethod | 'escrow'

const names = { passkey: 'passkey', kit: 'recoveryKit', passphrase: 'passphrase', escrow: 'byMail' } as const

/**
 * Lists the recovery methods with their state.
 * @param isGuarded if choosing one may reveal or change it directly
 */
export function drawRecoveryMethods(
  t: Translate,
  onChoose: (way: OwnRecoveryMethod) => void,
  isGuarded = false,
) {
  const states = new Map<WayBack, HTMLElement>()
  const describe = (way: WayBack) => {
    const state = element('span', { class: 'choice-state' })
    states.set(way, state)
    return [element('span', {}, t(names[way])), state]
  }
  const draw = (way: OwnRecoveryMethod) =>
    element(
      'button',
      {
        type: 'button',
        class: 'choice choice-button',
        ...(isGuarded ? guarded(() => onChoose(way)) : { onclick: () => onChoose(way) }),
      },
      describe(way),
    )
  const list = element(
    'div',
    { class: 'choices' },
    draw('passkey'),
    draw('kit'),
    draw('passphrase'),
    element('div', { class: 'choice' }, describe('escrow')),
  )
  return {
    list,
    setMethods(methods: readonly WayBack[]) {
      for (const [way, state] of states) {
        const isSet = methods.includes(way)
        state.textContent = t(isSet ? 'isSet' : 'notSet')
        state.classList.toggle('is-set', isSet)
      }
    },
  }
}
