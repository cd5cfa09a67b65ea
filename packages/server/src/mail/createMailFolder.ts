import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './createMailer.js'

/** Writes mails to a folder instead of sending them, and reports each to `tell`. */
export function createMailFolder(folder: string, tell: (mail: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      const mail = `To: ${to}\nSubject: ${subject.replace(/\p{C}/gu, ' ')}\n\n${text}\n`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // No part of the file name comes from user input.
      const name = `${new Date().toISOString().replaceAll(':', '-')}.txt`
      await writeFile(join(folder, name), mail, { mode: 0o600 })
      tell(mail)
    },
    close: () => {},
  }
}
