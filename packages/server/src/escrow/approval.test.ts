import { randomBytes } from 'node:crypto'
import { commitToOpening, deriveApprovalNumber, StartApprovalAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../test/startTestEscrow.js'
import { useTestEscrow } from '../../test/useTestEscrow.js'

let service: TestAuth
let escrow: TestEscrow
let email: string
useTestEscrow(parts => {
  ;({ service, escrow, email } = parts)
})

/** A device of somebody with a wallet that has asked for the key. */
async function ask(at = escrow) {
  const owner = await at.enrol(email)
  const { other, accessToken } = await at.signIn(owner)
  return { owner, other, accessToken, ...(await at.askForApproval(other, accessToken, owner)) }
}

describe('approving a device', () => {
  it('is a button on a page behind a link: opening the page changes nothing', async () => {
    const { other, ...approval } = await ask()
    expect(approval.text).toContain('Firefox on Linux')
    expect(approval.text).toContain('on shop.example')
    for (const method of ['GET', 'HEAD']) await fetch(approval.url, { method })
    const page = await fetch(approval.url)
    expect(await page.text()).toContain(
      '<strong><bdi dir="ltr">Firefox on Linux</bdi></strong> wants to use your wallet on',
    )
    expect(page.headers.get('Content-Security-Policy')).toEqual(
      expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      ),
    )
    // With `no-referrer` browsers would not say where the form comes from.
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'pending' })
    expect(await (await escrow.decide(approval, 'approved')).text()).toContain('Device approved')
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'approved' })
    await escrow.release(other, approval.approvalId)
    expect(await (await fetch(approval.url)).text()).toContain('can already use your wallet')
  })

  it('can be a refusal, before and after', async () => {
    for (const decisions of [['refused'], ['approved', 'refused'], ['refused', 'approved']]) {
      email = createEmail()
      const { other, ...approval } = await ask()
      for (const decision of decisions) await escrow.decide(approval, decision)
      expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'refused' })
    }
  })

  it('takes the number that the device shows, with spaces and in Arabic digits too', async () => {
    for (const write of [
      (number: string) => ` ${number.split('').join(' ')} `,
      (number: string) => number.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      (number: string) => number.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
    ]) {
      email = createEmail()
      const { other, ...approval } = await ask()
      expect(approval.number).toMatch(/^\d{3}$/)
      // The link's host and token may happen to have the same digits.
      expect(approval.text.replace(/https?:\S+/g, '')).not.toMatch(new RegExp(`\\b${approval.number}\\b`))
      expect(await (await fetch(approval.url)).text()).not.toContain(`>${approval.number}<`)
      await escrow.decide({ ...approval, number: write(approval.number) }, 'approved')
      expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'approved' })
    }
  })

  it('with another number is over at once; the device may ask again and gets a new number [AU28]', async () => {
    const { owner, other, accessToken, ...approval } = await ask()
    const wrong = { ...approval, number: approval.number === '000' ? '001' : '000' }
    expect(await (await escrow.decide(wrong, 'approved')).text()).toContain('not the right number')
    // Not even with the right one.
    expect(await (await escrow.decide(approval, 'approved')).text()).toContain('wasn’t approved')
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'mismatched' })
    expect(await escrow.release(other, approval.approvalId)).toMatchObject({ status: 403 })
    service.clock.time += 31_000
    const next = await escrow.askForApproval(other, accessToken, owner)
    expect(next.approvalId).not.toBe(approval.approvalId)
    await escrow.decide(next, 'approved')
    expect(await escrow.readState(other, next.approvalId)).toEqual({ state: 'approved' })
  })

  it('counts one of many numbers that are sent at the same moment [AU28]', async () => {
    const { other, ...approval } = await ask()
    const numbers = Array.from({ length: 30 }, (_, index) => String(index).padStart(3, '0')).filter(
      number => number !== approval.number,
    )
    await Promise.all(
      [...numbers, approval.number].map(number => escrow.decide({ ...approval, number }, 'approved')),
    )
    const { state } = await escrow.readState(other, approval.approvalId)
    expect(['mismatched', 'approved']).toContain(state)
    await escrow.decide(approval, 'approved')
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state })
  })

  it('does not count what is no number, and asks for one again', async () => {
    const { other, ...approval } = await ask()
    for (const number of ['', '12', '1234', 'abc', '-12', '1e2']) {
      const page = await escrow.decide({ ...approval, number }, 'approved')
      expect(await page.text()).toContain('Enter the 3 digits')
    }
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'pending' })
  })

  it('is impossible before the device has shown a number, and the device shows the one that it has promised', async () => {
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    const opening = randomBytes(32).toString('base64url')
    const commitment = await commitToOpening({ deviceId: other.id, opening })
    const ticket = await escrow.getTicket(other, accessToken, 'release')
    const call = escrow.at(other).call
    const { body } = await call('/escrow/approval/start', { ticket, publicKey: owner.publicKey, commitment })
    const { approvalId, nonce = '' } = v.parse(StartApprovalAnswerSchema, body)
    const link = await escrow.readLink(email)
    const number = await deriveApprovalNumber({ deviceId: other.id, opening, nonce })
    expect(await (await escrow.decide({ ...link, number }, 'approved')).text()).toContain(
      'isn’t showing a number yet',
    )
    const another = randomBytes(32).toString('base64url')
    expect(await call('/escrow/approval/open', { approvalId, opening: another })).toMatchObject({
      status: 400,
    })
    expect(await escrow.readState(other, approvalId)).toEqual({ state: 'pending' })
    await call('/escrow/approval/open', { approvalId, opening })
    await escrow.decide({ ...link, number }, 'approved')
    expect(await escrow.readState(other, approvalId)).toEqual({ state: 'approved' })
  })

  it('is about the number that the device shows now: a link from before is over', async () => {
    const { owner, other, accessToken, ...before } = await ask()
    service.clock.time += 31_000
    const now = await escrow.askForApproval(other, accessToken, owner)
    expect(await (await escrow.decide({ ...before, number: now.number }, 'approved')).text()).toContain(
      'This link has expired',
    )
    await escrow.decide(now, 'approved')
    expect(await escrow.readState(other, now.approvalId)).toEqual({ state: 'approved' })
  })

  it('is asked for in the language of the browser', async () => {
    const { url } = await ask()
    const read = async (language: string) =>
      (await fetch(url, { headers: { 'Accept-Language': language } })).text()
    expect(await read('de-AT,de;q=0.9,en;q=0.8')).toContain('Zahl auf dem neuen Gerät')
    expect(await read('ar-EG')).toContain('<html lang="ar" dir="rtl">')
    expect(await read('xx, constructor')).toContain('<html lang="en" dir="ltr">')
  })

  it('is asked for in the language of the mail, which the link and the form carry on', async () => {
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    const ticket = await escrow.getTicket(other, accessToken, 'release')
    const { number } = await escrow.ask(other, ticket, owner, { 'Accept-Language': 'ar' })
    const { text, url, token } = await escrow.readLink(email)
    expect(text).toContain('جهاز جديد (Firefox على Linux)')
    expect(text).toContain(`?token=${token}&language=ar`)
    const inMail = `${url}&language=ar`
    const page = await (await fetch(inMail, { headers: { 'Accept-Language': 'de' } })).text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('action="/escrow/approval?language=ar"')
    expect(page).toContain('<bdi dir="rtl">Firefox على Linux</bdi>')
    const link = { url: `${new URL(url).origin}/escrow/approval?language=ar`, token, number }
    expect(await (await escrow.decide(link, 'approved')).text()).toContain('تم اعتماد هذا الجهاز')
    expect(await (await fetch(`${url}&language=%22%3E`)).text()).toContain('<html lang="en" dir="ltr">')
  })

  it('is not done by other pages, other kinds of bodies or other tokens [AU17]', async () => {
    const { other, ...approval } = await ask()
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: service.auth.url },
      { 'Content-Type': 'text/plain' },
    ]) {
      expect((await escrow.decide(approval, 'approved', headers)).status).toBe(403)
    }
    expect((await escrow.decide({ ...approval, token: 'A'.repeat(43) }, 'approved')).status).toBe(404)
    expect((await escrow.decide({ ...approval, token: "' or 1=1 --" }, 'approved')).status).toBe(404)
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'pending' })
  })

  it('is over after ten minutes', async () => {
    const { other, ...approval } = await ask()
    service.clock.time += 600_000
    expect(await (await escrow.decide(approval, 'approved')).text()).toContain('This link has expired')
    expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'expired' })
  })

  it('mails a few times only, to a mailbox and for a network', async () => {
    const { owner, other, accessToken } = await ask()
    const again = async () =>
      (await escrow.ask(other, await escrow.getTicket(other, accessToken, 'release'), owner)).status
    expect(await again()).toBe(429)
    service.clock.time += 31_000
    expect(await again()).toBe(200)
    service.clock.time += 31_000
    expect(await again()).toBe(200)
    service.clock.time += 31_000
    expect(await again()).toBe(429)

    const narrow = await startTestEscrow(service, { limits: { mailsPerNetwork: 1 }, trustProxy: false })
    email = createEmail()
    await ask(narrow)
    email = createEmail()
    const neighbour = await narrow.enrol(email)
    const { other: second, accessToken: token } = await narrow.signIn(neighbour)
    const ticket = await narrow.getTicket(second, token, 'release')
    expect(await narrow.ask(second, ticket, neighbour)).toMatchObject({ status: 429, code: 'rate_limited' })
    await narrow.close()
  })

  it('costs nothing when the mail cannot be sent [AU09]', async () => {
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    const getTicket = () => escrow.getTicket(other, accessToken, 'release')
    service.inbox.behave('refuse')
    expect(await escrow.ask(other, await getTicket(), owner)).toMatchObject({
      status: 503,
      code: 'mail_unavailable',
    })
    service.inbox.behave('accept')
    expect(await escrow.ask(other, await getTicket(), owner)).toMatchObject({ status: 200 })
  })
})

describe('the delay for new devices', () => {
  it('keeps the key for as long as the owner of the site says, and the owner of the wallet can refuse all the time', async () => {
    const slow = await startTestEscrow(service, { newDeviceHours: 24 })
    const { owner, other, ...approval } = await ask(slow)
    expect(approval.text).toContain('waits another 24 hours')
    await slow.decide(approval, 'approved')
    const availableAt = expect.any(Number)
    expect(await slow.readState(other, approval.approvalId)).toEqual({ state: 'approved', availableAt })
    expect(await slow.release(other, approval.approvalId)).toMatchObject({
      status: 403,
      code: 'device_delayed',
    })
    service.clock.time += 24 * 3_600_000
    // The code of yesterday is not fresh any more; after another one, nobody needs to approve again.
    expect(await slow.readState(other, approval.approvalId)).toEqual({ state: 'expired' })
    expect(await (await fetch(approval.url)).text()).toContain('Reject this device')
    const { accessToken } = await service.login(other, email)
    const ticket = await slow.getTicket(other, accessToken, 'release')
    expect((await slow.ask(other, ticket, owner)).body).toMatchObject({ approvalId: approval.approvalId })
    expect(await slow.release(other, approval.approvalId)).toMatchObject({ status: 200 })
    await slow.close()
  })
})
