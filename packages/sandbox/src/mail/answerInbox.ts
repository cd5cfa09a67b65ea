import type { HttpAnswer, HttpRequest } from '../localChain/listen.js'
import type { Mail } from './Mail.js'

/** A page with all mails, newest first, and the same as JSON. */
export function answerInbox(mails: readonly Mail[], { url }: HttpRequest): HttpAnswer {
  const to = url.searchParams.get('to')
  const shown = mails.filter(mail => to === null || mail.to.includes(to))
  if (url.pathname === '/mails') return { body: JSON.stringify(shown) }
  if (url.pathname !== '/') return { status: 404, body: '' }
  return { type: 'text/html; charset=utf-8', body: writePage(shown.toReversed()) }
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #8886; border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: 0; opacity: .7 }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0 }`

const writePage = (mails: readonly Mail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Inbox (${mails.length})</title>
<style>${style}</style>
<h1>Inbox</h1>
${mails.map(writeMail).join('\n') || '<p>No mail yet. This page looks again by itself.</p>'}
</html>`

const writeMail = ({ to, subject, text, receivedAt }: Mail) => `<article>
<h2>${escapeText(subject)}</h2>
<p>${escapeText(to.join(', '))}, ${escapeText(receivedAt)}</p>
<pre>${linkAddresses(escapeText(text))}</pre>
</article>`

/** As mail clients do. */
const linkAddresses = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, url => `<a href="${url}">${url}</a>`)

const escapeText = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
