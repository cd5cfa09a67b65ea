import type { LoginAnswer, LoginStep } from '@portico/core'
import type { CodeStep, ScanStep, SocialProvider, SourceFactory, WindowStep } from '@portico/core/adapter'
import {
  frameReplyError,
  iframeLoadFailed,
  iframeRequestTimeout,
  PorticoError,
  popupClosed,
} from '@portico/protocol'
import type { LoginBehaviour } from './GalleryState.js'

const never = new Promise<never>(() => {})

const email = 'ada.lovelace@example.com'
const code: Omit<CodeStep, 'email'> = { type: 'code', way: 'email', mailbox: 'own', askedBy: 'page' }

/** A provider's window that is never shown. */
function answerWindow(
  step: WindowStep,
  { type }: LoginAnswer,
  behaviour: LoginBehaviour,
): Promise<LoginStep> {
  if (type === 'open')
    return Promise.resolve({ ...step, state: behaviour === 'blocks' ? 'blocked' : 'open', turn: 1 })
  if (behaviour === 'cancels') return Promise.reject(new PorticoError(popupClosed))
  return behaviour === 'refuses' ? Promise.reject(refuse()) : never
}

/** A QR code that is never scanned. */
function answerScan(step: ScanStep, { type }: LoginAnswer, behaviour: LoginBehaviour): Promise<LoginStep> {
  if (type === 'open') return Promise.resolve({ ...step, turn: (step.turn ?? 0) + 1 })
  return behaviour === 'refuses' ? Promise.reject(refuse()) : never
}

const refuse = () =>
  new PorticoError({
    ...frameReplyError,
    code: 'social_failed',
    message: 'The service couldn’t confirm your login. Try again.',
  })

/** An embedded wallet without a vault. Its page is a plain box in the place of the real one. */
export function createFakeEmailSource(
  behaviour: LoginBehaviour,
  socials: boolean | readonly SocialProvider[] = false,
): SourceFactory {
  const wrongCode = {
    ...frameReplyError,
    code: 'code_wrong',
    message: 'This code is not right. Check the email, or ask for a new one.',
  }
  return {
    features: { socials },
    create({ namespaces }) {
      let box: HTMLElement | undefined
      return {
        id: 'ID_AUTH',
        type: 'AUTH',
        name: 'Email Wallet',
        sessions: 'one',
        namespaces: namespaces.filter(name => name === 'eip155' || name === 'solana'),
        restore: async () => [],
        connect: () => never,
        getProvider: () => ({}),
        setNetwork() {},
        disconnect: async () => {},
        async setAccountType() {
          if (behaviour !== 'refuses') return never
          throw new PorticoError(iframeRequestTimeout)
        },
        login: {
          ways: [
            'email',
            'emailChange',
            'google',
            'x',
            'farcaster',
            'discord',
            'apple',
            'github',
            'facebook',
          ],
          begin(way) {
            if (way === 'email' && behaviour === 'resumes')
              return { type: 'address', way, known: email, isCodeOut: true }
            if (way === 'email' || way === 'emailChange') return { type: 'address', way }
            if (way === 'farcaster') return { type: 'scan', way }
            return { type: 'window', way, state: 'closed' }
          },
          async answer(step, answer) {
            if (behaviour === 'fails') throw new PorticoError(iframeLoadFailed)
            if (step.type === 'window') return answerWindow(step, answer, behaviour)
            if (step.type === 'scan') return answerScan(step, answer, behaviour)
            if (answer.type === 'resend') return { ...code, email }
            if (answer.type === 'address' && step.way === 'email') return { ...code, email: answer.email }
            if (behaviour !== 'refuses') return never
            throw new PorticoError(step.type === 'approval' ? iframeRequestTimeout : wrongCode)
          },
          getWait: () => (behaviour === 'cools' ? 24_000 : 0),
        },
        surface: {
          show({ left, top, width, height, radius }, { mode, accent, background }, _when, onShown) {
            if (behaviour === 'opens') for (const isShown of [true, false]) onShown?.(isShown)
            if (behaviour !== 'asks') return
            onShown?.(true)
            box ??= document.body.appendChild(document.createElement('div'))
            box.textContent = 'The page of the wallet itself'
            Object.assign(box.style, {
              position: 'fixed',
              zIndex: '999999',
              left: `${left}px`,
              top: `${top}px`,
              width: `${width}px`,
              height: `${height}px`,
              boxSizing: 'border-box',
              display: 'grid',
              placeItems: 'center',
              font: '14px system-ui',
              border: `2px dashed ${accent}`,
              borderRadius: `0 0 ${radius}px ${radius}px`,
              background,
              color: mode === 'dark' ? '#fff' : '#000',
            })
          },
          hide() {
            box?.remove()
            box = undefined
          },
          reminder: { isDue: () => behaviour === 'reminds', dismiss() {} },
        },
      }
    },
  }
}
