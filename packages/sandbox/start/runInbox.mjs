import { startInbox } from '@portico/sandbox/mail'
import { endWith } from './endWith.mjs'

/** A mail server that delivers nothing, with a page for people and JSON for tests. */
const inbox = await startInbox({ port: Number(process.env.PORT), smtpPort: Number(process.env.SMTP_PORT) })
endWith(() => inbox.stop())
