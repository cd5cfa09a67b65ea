import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './createMailer.js'

/** Keeps mails in a folder and tells of them, where nobody is to get any. */
export function createMailFolder(folder: string, tell: (mail: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      const mail = `To: ${to}\nSubject: ${subject.replace(/\p{C}/gu, ' ')}\n\n${text}\n`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // No part of the name comes from a stranger.
      const name = `${new Date().toISOString().replaceAll(':', '-')}.txt`
      await writeFile(join(folder, name), mail, { mode: 0o600 })
      tell(mail)
    },
    close: () => {},
  }
}
