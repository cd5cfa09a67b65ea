import type { PrivateKeyAccount } from 'viem/accounts'

/** Where requests lie until somebody signs. */
export interface Desk {
  readonly asked: readonly string[]
  take(params: unknown, answer: (signature: string) => void): void
  hold(): () => void
}

export function createDesk(account: PrivateKeyAccount): Desk {
  const asked: string[] = []
  const open: (() => void)[] = []
  let isHeld = false
  return {
    asked,
    take(params, answer) {
      const [message] = params as [`0x${string}`] // of personal_sign, the only thing that these pages ask for
      asked.push(Buffer.from(message.slice(2), 'hex').toString())
      const sign = () => void account.signMessage({ message: { raw: message } }).then(answer)
      if (isHeld) open.push(sign)
      else sign()
    },
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        for (const sign of open.splice(0)) sign()
      }
    },
  }
}
