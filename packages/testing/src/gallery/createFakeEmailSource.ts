import type { LoginStep, SourceFactory } from '@portico/core'
import { frameReplyError, iframeRequestTimeout, PorticoError } from '@portico/protocol'
import type { LoginBehaviour } from './GalleryState.js'

const never = new Promise<never>(() => {})

/** An embedded wallet without a vault. Its page is a plain box, which shows where the real one would be. */
export function createFakeEmailSource(behaviour: LoginBehaviour): SourceFactory {
  const wrongCode = {
    ...frameReplyError,
    code: 'code_wrong',
    message: 'This code is not right. Check the email, or ask for a new one.',
  }
  const refuseOrWait = async () => {
    if (behaviour === 'refuses') throw new PorticoError(wrongCode)
    return never
  }
  return {
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
        email: {
          start: async (): Promise<LoginStep> => 'code',
          verifyCode: refuseOrWait,
          async verifyDevice() {
            if (behaviour === 'refuses') throw new PorticoError(iframeRequestTimeout)
            return never
          },
          getWait: () => (behaviour === 'cools' ? 24_000 : 0),
        },
        emailChange: {
          start: refuseOrWait,
          verifyPresent: refuseOrWait,
          verifyNew: refuseOrWait,
        },
        surface: {
          show({ left, top, width, height, radius }, { mode, accent, background }) {
            if (behaviour !== 'asks') return
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
