import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'

export const vaultOrigin = addresses.vault
export const evmAddress = `0x${'ab'.repeat(20)}`
export const solanaAddress = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

export interface FakeVaultOptions {
  /** Loads, and never responds. */
  readonly silent?: boolean
  readonly version?: number
}

/**
 * The vault's side of the protocol on its own origin, without keys and checks, for tests of the page. Approvals
 * wait for a click on its button.
 */
function runVault({ silent, version = 4, evm, solana }: FakeVaultOptions & { evm: string; solana: string }) {
  interface Message {
    readonly id: string
    readonly t: string
    readonly p?: { readonly chainId?: unknown; readonly method?: string }
  }
  let port: MessagePort | undefined
  let seq = 0
  let login = localStorage.getItem('fake-login')
  const say = (t: string, p?: unknown, id: string = crypto.randomUUID().replaceAll('-', '')) =>
    port?.postMessage({ v: version, id, seq: seq++, t: `@w3m-frame/${t}`, ...(p !== undefined && { p }) })
  const open = new Map<string, () => void>()
  const setOpen = () => say('SURFACE', { visible: open.size > 0 })
  const setLogin = (next: string | null) => {
    login = next
    if (next) localStorage.setItem('fake-login', next)
    else localStorage.removeItem('fake-login')
  }
  const answer = (name: string, { p }: Message): unknown => {
    switch (name) {
      case 'CONNECT_EMAIL':
        return { action: 'VERIFY_OTP' }
      case 'CONNECT_OTP':
        return setLogin('ada@example.com')
      case 'SIGN_OUT':
        return setLogin(null)
      case 'IS_CONNECTED':
        return { isConnected: login !== null }
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return { smartAccountEnabledNetworks: [] }
      case 'SWITCH_NETWORK':
        return { chainId: p?.chainId }
      case 'GET_USER': {
        const address = String(p?.chainId).startsWith('solana') ? solana : evm
        return { email: login, address, chainId: p?.chainId }
      }
      case 'RPC_ABORT':
        open.clear()
        setOpen()
        return undefined
      default:
        return undefined
    }
  }
  addEventListener('message', ({ data, ports, source }) => {
    if (silent || port || source !== parent || data?.t !== 'init' || ports.length !== 1) return
    port = ports[0]
    if (!port) return
    port.onmessage = ({ data: message }: MessageEvent<Message>) => {
      const name = message.t.replace('@w3m-app/', '')
      if (name === 'RPC_REQUEST') {
        open.set(message.id, () => say('RPC_REQUEST_SUCCESS', '0xsigned', message.id))
        setOpen()
        return
      }
      say(`${name}_SUCCESS`, answer(name, message), message.id)
    }
    say('READY', { version: String(version) })
  })
  document.querySelector('button')?.addEventListener('click', () => {
    for (const approve of open.values()) approve()
    open.clear()
    setOpen()
  })
}

export async function serveFakeVault(page: Page, options: FakeVaultOptions = {}): Promise<void> {
  const settings = JSON.stringify({ ...options, evm: evmAddress, solana: solanaAddress })
  const body = `<!doctype html><title>Vault</title><body style="margin:0;font:16px system-ui;background:#dff"><button style="margin:80px">Approve</button><script>(${runVault})(${settings})</script>`
  await page.route(`${vaultOrigin}/**`, route => route.fulfill({ contentType: 'text/html', body }))
}

export const vaultFrameOf = (page: Page) => page.locator('iframe[name="w3m-secure-iframe"]')

/** Whether a click in the middle of the vault reaches it: an element below a dialog counts as visible, too. */
export const isOnTop = (page: Page) =>
  vaultFrameOf(page).evaluate(frame => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === frame
  })

export async function logIn(page: Page, email = 'ada@example.com', code = '123456'): Promise<void> {
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').fill(code)
}
