import type { LoginStep } from '@portico/core'
import type { ApprovalStep, CodeStep, SourceLogin } from '@portico/core/adapter'
import { emailCooldown, invalidEmail, isPorticoError, notSignedIn, PorticoError } from '@portico/protocol'
import { isEmail } from '@portico/protocol/frame'
import type { EmailMemory } from '../createEmailMemory.js'
import type { Channel } from '../frame/createChannel.js'
import type { FarcasterLogin } from './createFarcasterLogin.js'
import type { LoginCache, SignOut } from './createLoginCache.js'
import type { Requests } from './createRequests.js'
import type { SessionManager } from './createSessionManager.js'
import type { SocialLogin } from './createSocialLogin.js'

interface LoginOptions {
  readonly channel: Channel
  readonly signOut: SignOut
  readonly requests: Pick<Requests, 'inWindow'>
  readonly cache: LoginCache
  readonly memory: EmailMemory
  readonly sessions: Pick<SessionManager, 'completeLogin' | 'getSession' | 'setEmail'>
  readonly social: SocialLogin
  readonly farcaster: FarcasterLogin
  readonly askedBy: CodeStep['askedBy']
}

const over = new Set(['code_expired', 'code_exhausted', 'not_signed_in'])

export function createLogin(options: LoginOptions): Pick<SourceLogin, 'answer' | 'getWait'> {
  const { channel, signOut, requests, cache, memory, sessions, social, farcaster, askedBy } = options

  const askCode = (email: string): CodeStep => ({
    type: 'code',
    way: 'email',
    mailbox: 'own',
    askedBy,
    email,
  })
  const askNewMailbox = (email: string): CodeStep => ({
    type: 'code',
    way: 'emailChange',
    mailbox: 'new',
    askedBy: 'page',
    email,
  })

  let acceptedEmail: string | undefined
  /** If a later step fails, retry that step without asking for a new code. A sign-out resets this. */
  const isAccepted = (email: string) => acceptedEmail === email && cache.get() !== undefined

  async function finish(email: string, signal?: AbortSignal): Promise<LoginStep> {
    acceptedEmail = email
    const session = await sessions.completeLogin({ email }, signal).catch((error: unknown) => {
      if (isPorticoError(error, notSignedIn)) acceptedEmail = undefined
      throw error
    })
    acceptedEmail = undefined
    return { type: 'done', session }
  }

  function resume(email: string): LoginStep | undefined {
    const noted = memory.recall()
    if (!noted?.isCodeOut || noted.email.toLowerCase() !== email.toLowerCase()) return undefined
    return { ...askCode(noted.email), isResumed: true }
  }

  async function sendCode(email: string, signal?: AbortSignal): Promise<LoginStep> {
    const wait = cache.getWait()
    if (wait > 0) throw new PorticoError(emailCooldown, { context: { seconds: wait / 1000 } })
    acceptedEmail = undefined
    await signOut.settle()
    const { action } = await channel.request('CONNECT_EMAIL', { email }, signal)
    cache.noteSent()
    if (action === 'CONNECT') return finish(email, signal)
    if (action === 'VERIFY_DEVICE') return { type: 'approval', way: 'email', email, isCodeVerified: false }
    memory.noteCode(email)
    return askCode(email)
  }

  async function verifyCode(email: string, otp?: string, signal?: AbortSignal): Promise<LoginStep> {
    if (isAccepted(email)) return finish(email, signal)
    const reply = await channel.request('CONNECT_OTP', { otp }, signal).catch((error: unknown) => {
      if (isPorticoError(error) && over.has(error.code)) memory.noteCodeOver()
      throw error
    })
    memory.noteCodeOver()
    if (reply?.action !== 'VERIFY_DEVICE') return finish(email, signal)
    return { type: 'approval', way: 'email', email, isCodeVerified: true }
  }

  async function waitForApproval({ email, isCodeVerified }: ApprovalStep, signal?: AbortSignal) {
    if (isAccepted(email)) return finish(email, signal)
    await channel.request('CONNECT_DEVICE', undefined, signal)
    return isCodeVerified ? finish(email, signal) : askCode(email)
  }

  function finishChange(newEmail: string): LoginStep {
    const session = sessions.setEmail(newEmail)
    // Signed out in another tab meanwhile.
    if (!session) throw new PorticoError(notSignedIn)
    return { type: 'changed', session }
  }

  /** The vault asks the visitor first, in its window. For a first address it asks for the code there too. */
  async function changeAddress(newEmail: string, signal?: AbortSignal): Promise<LoginStep> {
    const { action } = await requests.inWindow(window =>
      channel.request('UPDATE_EMAIL', window ? { email: newEmail, window } : { email: newEmail }, signal),
    )
    if (action === 'ADDED') return finishChange(newEmail)
    if (action === 'VERIFY_SECONDARY_OTP') return askNewMailbox(newEmail)
    const email = sessions.getSession()?.user?.email ?? ''
    return { ...askCode(email), way: 'emailChange', askedBy: 'page', newEmail }
  }

  async function verifyChange(step: CodeStep, otp = '', signal?: AbortSignal): Promise<LoginStep> {
    if (step.mailbox === 'own') {
      await channel.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)
      return askNewMailbox(step.newEmail ?? '')
    }
    const { newEmail } = await channel.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)
    return finishChange(newEmail)
  }

  return {
    async answer(step, answer, signal) {
      if (step.type === 'window') return social.answer(step, answer, signal)
      if (step.type === 'scan') return farcaster.answer(step, answer, signal)
      if (step.type === 'approval') return waitForApproval(step, signal)
      if (step.type === 'address') {
        const email = answer.type === 'address' ? answer.email.trim() : ''
        if (!isEmail(email)) throw new PorticoError(invalidEmail)
        if (step.way === 'emailChange') return changeAddress(email, signal)
        if (isAccepted(email)) return finish(email, signal)
        return resume(email) ?? sendCode(email, signal)
      }
      if (answer.type === 'resend' && step.way === 'email') return sendCode(step.email, signal)
      // Only the change itself may send its codes: a login at the new address could open another user's wallet.
      if (answer.type === 'resend') return changeAddress(step.newEmail ?? step.email, signal)
      const otp = answer.type === 'code' ? answer.code : undefined
      return step.way === 'email' ? verifyCode(step.email, otp, signal) : verifyChange(step, otp, signal)
    },
    getWait: cache.getWait,
  }
}
