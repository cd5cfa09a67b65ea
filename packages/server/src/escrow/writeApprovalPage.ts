import { createHash } from 'node:crypto'
import { getDirection, type Language } from '@portico/protocol'
import { approvalNumberLength, approvalPagePath } from '@portico/protocol/auth'
import { html, raw } from 'hono/html'
import type { ApprovalTexts } from '../mail/locales/MailTexts.js'
import { mailTexts } from '../mail/mailTexts.js'

export interface LinkedApproval {
  id: string
  device: string
  site: string
  state: 'pending' | 'approved' | 'refused' | 'mismatched' | 'expired' | 'released'
  token: string
}

export type AnswerProblem = 'noNumber' | 'tooEarly'

export const languageParameter = 'language'

const style = `
  :root { color-scheme: light dark; --accent: #3d5afe; --surface: #f6f7f9; --text: #14161c; --quiet: #585e6c;
    --line: #808694; --danger: #b81c2b; --back: #fff; font: 16px/1.5 system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --accent: #4e65fa; --surface: #23252b; --text: #f4f5f8;
    --quiet: #a5aab7; --line: #787d8b; --danger: #ff8a90; --back: #18191d } }
  * { box-sizing: border-box }
  html { background: var(--back); color: var(--text) }
  body { max-width: 26rem; margin: 12vh auto; padding: 0 1.25rem }
  h1 { font-size: 1.4rem; line-height: 1.25 }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  label { font-weight: 600 }
  input { width: 100%; min-height: 4rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface);
    color: inherit; font: 600 1.75rem/1 system-ui, sans-serif; letter-spacing: .3em; text-align: center }
  input[aria-invalid] { border-color: var(--danger) }
  .hint { margin: 0; color: var(--quiet) }
  .problem { color: var(--danger) }
  button { min-height: 3rem; border: 0; border-radius: 12px; background: var(--surface); color: inherit; cursor: pointer;
    font: 600 1rem/1.25 system-ui, sans-serif }
  button[value=approved] { background: var(--accent); color: #fff }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  @media (forced-colors: active) { button { border: 1px solid ButtonBorder } }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** No scripts, no images, one style, and a form that submits to this origin only. */
export const approvalPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export function writeApprovalPage(
  approval: LinkedApproval | undefined,
  { language, problem }: { language: Language; problem?: AnswerProblem | undefined },
) {
  const t = mailTexts[language].approvalPage
  const state = approval?.state ?? 'unknown'
  return html`<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.title}</title>
<style>${raw(style)}</style>
<main>
<h1>${t.title}</h1>
<p>${state === 'pending' ? writeQuestion(t, approval, getDirection(language)) : t[state]}</p>
${state === 'mismatched' ? html`<p>${t.mismatchedHint}</p>` : ''}
${approval && state === 'pending' ? writeForm(approval.token, language, writeFields(t, problem)) : ''}
${approval && state === 'approved' ? writeForm(approval.token, language, writeButton('refused', t.refuseAfterAll)) : ''}
</main>
</html>`
}

/** The device description is in the page's language but begins with a name of the opposite direction. */
function writeQuestion(
  { question }: ApprovalTexts,
  approval: LinkedApproval | undefined,
  direction: 'ltr' | 'rtl',
) {
  const [before = '', between = '', after = ''] = question.split(/\{device\}|\{site\}/)
  const { device = '', site = '' } = approval ?? {}
  return html`${before}<strong><bdi dir="${direction}">${device}</bdi></strong>${between}<strong><bdi dir="ltr">${site}</bdi></strong>${after}`
}

type Markup = ReturnType<typeof html>

const writeButton = (decision: string, text: string) =>
  html`<button name="decision" value="${decision}"${decision === 'refused' ? raw(' formnovalidate') : ''}>${text}</button>`

const writeForm = (token: string, language: Language, content: Markup) =>
  html`<form method="post" action="${approvalPagePath}?${languageParameter}=${language}" autocomplete="off">
<input type="hidden" name="token" value="${token}">
${content}
</form>`

/** The submit button for the number comes first, because Enter activates the first one. */
const writeFields = (t: ApprovalTexts, problem: AnswerProblem | undefined) =>
  html`<label for="number">${t.label}</label>
<input id="number" name="number" dir="ltr" inputmode="numeric" maxlength="${approvalNumberLength * 2}" required autofocus
  aria-describedby="hint"${problem ? raw(' aria-invalid="true"') : ''}>
<p id="hint" class="hint${problem ? ' problem' : ''}">${problem ? t[problem] : t.hint}</p>
${writeButton('approved', t.approve)}
${writeButton('refused', t.refuse)}`
