import { approvalPagePath } from '@portico/protocol/auth'
import { html } from 'hono/html'

export interface LinkedApproval {
  id: string
  /** Browser and system of the device, in words of ours. */
  device: string
  state: 'pending' | 'approved' | 'refused' | 'expired' | 'released'
  /** The secret of the link, which the buttons send back. */
  token: string
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 15vh auto; padding: 0 1.25rem }
  h1 { font-size: 1.4rem }
  form { display: flex; gap: .75rem }
  button { font: inherit; flex: 1; padding: .75rem; border-radius: 12px; border: 1px solid #8886; cursor: pointer }
  button[value=approved] { background: #0b57d0; border-color: #0b57d0; color: #fff }`

const sentences = {
  approved: 'This device is approved. You can close this page and go on there.',
  refused: 'This device was refused. It cannot use your wallet.',
  expired: 'This link is over. Sign in again on the device to get another.',
  unknown: 'This link is not valid.',
  released: 'This device uses your wallet already. You can close this page.',
} as const

type PageState = 'pending' | keyof typeof sentences

/** The page behind the link of a mail, without any script. */
export function writeApprovalPage(approval: LinkedApproval | undefined) {
  const state = approval?.state ?? 'unknown'
  const question = html`It is <strong>${approval?.device}</strong>. Approve it only if it is you who signs in there now.`
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A new device for your wallet</title>
<style>${style}</style>
<h1>A new device for your wallet</h1>
<p>${state === 'pending' ? question : sentences[state]}</p>
${approval && writeForm(approval.token, state)}
</html>`
}

function writeForm(token: string, state: PageState) {
  const button = (decision: string, text: string) =>
    html`<button name="decision" value="${decision}">${text}</button>`
  const choices = {
    pending: [button('refused', 'Refuse'), button('approved', 'Approve')],
    approved: [button('refused', 'Refuse it after all')],
  }
  if (state !== 'pending' && state !== 'approved') return ''
  return html`<form method="post" action="${approvalPagePath}">
<input type="hidden" name="token" value="${token}">${choices[state]}
</form>`
}
