import { SignedInAnswerSchema, StartOtpAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import type { TestAuth } from '../../test/startTestAuth.js'
import { useTestAuth } from '../../test/useTestAuth.js'

let service: TestAuth
let device: TestDevice
let email: string
useTestAuth(parts => {
  ;({ service, device, email } = parts)
})

/** Some code that is not this one. */
const change = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const minutes = (count: number) => count * 60_000
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

async function ask(from = device) {
  const { body } = await service.start(from, email)
  return { id: v.parse(StartOtpAnswerSchema, body).challengeId, code: await service.readCode(email) }
}

describe('a code by mail', () => {
  it('signs in, and is good for nothing afterwards [AU05]', async () => {
    const { id, code } = await ask()
    const answer = await service.verify(device, id, code)
    expect(answer.status).toBe(200)
    expect(v.parse(SignedInAnswerSchema, answer.body)).toMatchObject({
      expiresIn: 600,
      user: { email },
      device: 'new',
      wallet: null,
    })
    expect(await service.verify(device, id, code)).toMatchObject({ status: 400, code: 'code_expired' })
  })

  it('dies after five wrong tries, whatever comes then [AU01]', async () => {
    const { id, code } = await ask()
    for (const by of times(5)) {
      expect(await service.verify(device, id, change(code, by + 1))).toMatchObject({ code: 'code_wrong' })
    }
    for (const guess of [change(code, 6), code]) {
      expect(await service.verify(device, id, guess)).toMatchObject({ status: 429, code: 'code_exhausted' })
    }
  })

  it('lets one of 200 calls at the same moment in [AU02]', async () => {
    const { id, code } = await ask()
    const answers = await Promise.all(times(200).map(() => service.verify(device, id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused after 200 wrong ones at the same moment, of which five counted [AU02]', async () => {
    const { id, code } = await ask()
    const answers = await Promise.all(times(200).map(by => service.verify(device, id, change(code, by + 1))))
    expect(answers.filter(answer => answer.code === 'code_wrong')).toHaveLength(5)
    expect(await service.verify(device, id, code)).toMatchObject({ status: 429 })
  })

  it('belongs to its challenge and to the device that asked [AU05]', async () => {
    const first = await ask()
    const other = await service.createDevice()
    expect(await service.verify(other, first.id, first.code)).toMatchObject({ code: 'code_expired' })
    const person = email
    email = createEmail()
    const second = await ask()
    if (second.code !== first.code) {
      expect(await service.verify(device, first.id, second.code)).toMatchObject({ code: 'code_wrong' })
    }
    expect(await service.verify(device, first.id, first.code)).toMatchObject({
      body: { user: { email: person } },
    })
  })

  it('ends when the same device asks for another [AU09]', async () => {
    const first = await ask()
    service.clock.time += 30_000
    const second = await ask()
    expect(await service.verify(device, first.id, first.code)).toMatchObject({ code: 'code_expired' })
    expect(await service.verify(device, second.id, second.code)).toMatchObject({ status: 200 })
  })

  it('is over after five minutes [AU06]', async () => {
    const { id, code } = await ask()
    service.clock.time += minutes(5) + 1000
    expect(await service.verify(device, id, code)).toMatchObject({ code: 'code_expired' })
  })

  it.each([60, -60])('is over when the clock of the server jumps by %i minutes [AU06]', async jump => {
    const { id, code } = await ask()
    service.clock.time += minutes(jump)
    const answer = await service.verify(device, id, code)
    service.clock.time -= minutes(jump)
    expect(answer).toMatchObject({ code: 'code_expired' })
  })

  it('is not in the database', async () => {
    const { id, code } = await ask()
    const [row] = await service.database`select * from auth_challenges where id = ${id}`
    expect(JSON.stringify(row)).not.toContain(code)
    expect(await service.database`select 1 from auth_challenges where email = ${email}`).toHaveLength(1)
  })

  it.each([
    ['a word', 'abcdef'],
    ['digits of another script', '١٢٣٤٥٦'],
    ['too few digits', '12345'],
    ['too many digits', '1234567'],
    ['a space', '12345 '],
  ])('is six digits: %s is refused without using a try', async (_, code) => {
    const asked = await ask()
    expect(await service.verify(device, asked.id, code)).toMatchObject({ status: 400, code: 'bad_request' })
    expect(await service.verify(device, asked.id, asked.code)).toMatchObject({ status: 200 })
  })
})

describe('the mail', () => {
  it('names site and device, warns, and has no link', async () => {
    await service.start(device, email)
    const mail = await service.inbox.next(email)
    expect(mail).toMatchObject({
      from: 'wallet@shop.example',
      subject: expect.stringMatching(/^\d{6} is your code for shop\.example$/),
    })
    expect(mail.text).toContain('in Firefox on Linux, where you requested it')
    expect(mail.text).toContain('Only enter it on shop.example')
    expect(mail.text).not.toMatch(/https?:/)
  })

  it.each([
    ['de-AT', ' ist Ihr Code für shop.example', 'in Firefox unter Linux'],
    ['ar', ' هو رمزك لموقع shop.example', 'Firefox على Linux'],
    ['tlh, en;q=0.5', ' is your code for shop.example', 'in Firefox on Linux'],
    ['../../x, constructor', ' is your code for shop.example', 'in Firefox on Linux'],
  ])('is in the language that the vault names: %s', async (language, subject, words) => {
    await service.start(device, email, {}, { 'Accept-Language': language })
    const mail = await service.inbox.next(email)
    expect(mail.subject.replace(/^\d{6}/, '')).toBe(subject)
    expect(mail.text).toContain(words)
    expect(mail.text).toMatch(/^ {4}\d{6}$/m)
  })

  it('is the same for a mailbox that has a wallet as for one that has not', async () => {
    await service.login(device, email)
    service.clock.time += minutes(1)
    const stranger = await service.createDevice()
    const answers = [await service.start(stranger, email), await service.start(stranger, `new-${email}`)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    for (const { body } of answers) {
      expect(body).toEqual({ challengeId: expect.any(String), expiresIn: 300, resendIn: 30 })
    }
    const texts = await Promise.all([email, `new-${email}`].map(to => service.inbox.next(to)))
    const [known, unknown] = texts.map(({ text }) => text.replace(/\d{6}/, ''))
    expect(known).toBe(unknown)
  })

  it.each(['refuse', 'hang'] as const)(
    'is told when the mail server does not take it (%s), and can be asked for again at once [AU09]',
    async behaviour => {
      service.inbox.behave(behaviour)
      expect(await service.start(device, email)).toMatchObject({ status: 503, code: 'mail_unavailable' })
      service.inbox.behave('accept')
      expect(await service.database`select 1 from auth_challenges where email = ${email}`).toHaveLength(0)
      const { id, code } = await ask()
      expect(await service.verify(device, id, code)).toMatchObject({ status: 200 })
    },
  )

  it('goes to one mailbox, whatever the address says [AU07]', async () => {
    const sent = service.inbox.mails.length
    for (const address of [
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example>\nSubject: hi',
      '"a b"@c.example',
      'a@localhost',
      'a@127.0.0.1',
      `${'a'.repeat(65)}@b.example`,
      `a@${'b.'.repeat(130)}example`,
      'ä@b.example',
      '',
    ]) {
      expect(await service.start(device, address)).toMatchObject({ status: 400, code: 'bad_request' })
    }
    expect(service.inbox.mails).toHaveLength(sent)
  })

  it.each([
    ["o'neil", 'example.com', 'example.com'],
    ['ada+shop', 'mail.example.co.uk', 'mail.example.co.uk'],
    ['user', 'bücher.example', 'xn--bcher-kva.example'],
    ['user', '例え.example', 'xn--r8jz45g.example'],
  ])('reaches %s@%s and logs it in [R-01]', async (name, domain, asciiDomain) => {
    const local = `${name}.${createEmail().split('@')[0]}`
    const { body } = await service.start(device, `${local}@${domain}`)
    const { challengeId } = v.parse(StartOtpAnswerSchema, body)
    // The mail server of the tests names domains in Unicode.
    const answer = await service.verify(device, challengeId, await service.readCode(`${local}@${domain}`))
    expect(answer).toMatchObject({ status: 200, body: { user: { email: `${local}@${asciiDomain}` } } })
  })

  it('goes to the same account however the address is written [AU07]', async () => {
    const { user } = await service.login(device, email)
    const { host } = new URL(`http://${email.split('@')[1]}`)
    service.clock.time += 31_000
    const { body } = await service.start(
      device,
      ` ${email.split('@')[0]?.toUpperCase()}@${host.toUpperCase()} `,
    )
    const { challengeId } = v.parse(StartOtpAnswerSchema, body)
    const answer = await service.verify(device, challengeId, await service.readCode(email))
    expect(answer.body).toMatchObject({ user: { id: user.id } })
  })
})

describe('limits', () => {
  it('has 30 seconds between two mails, also for calls at the same moment [AU10]', async () => {
    const answers = await Promise.all(times(10).map(() => service.start(device, email)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    service.clock.time += 29_500
    const early = await service.start(device, email)
    expect(early).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(early.headers.get('Retry-After')).toBe('1')
    service.clock.time += 500
    expect(await service.start(device, email)).toMatchObject({ status: 202 })
  })

  it('has three mails in 15 minutes and ten in a day for a mailbox, from wherever', async () => {
    const accepted = { first: 0, day: 0 }
    const asks = async () => {
      service.clock.time += 31_000
      return (await service.start(await service.createDevice(), email)).status === 202 ? 1 : 0
    }
    for (const _ of times(5)) accepted.first += await asks()
    expect(accepted.first).toBe(3)
    for (const _ of times(10)) {
      service.clock.time += minutes(16)
      accepted.day += await asks()
    }
    expect(accepted.first + accepted.day).toBe(10)
  })

  it('leaves a known device its own mails, whatever strangers have asked for [AU10]', async () => {
    await service.login(device, email)
    for (const _ of times(4)) {
      service.clock.time += 31_000
      await service.start(await service.createDevice(), email)
    }
    const stranger = await service.createDevice()
    expect(await service.start(stranger, email)).toMatchObject({ status: 429 })
    // In the very second in which a stranger was mailed to, too.
    service.clock.time += minutes(15)
    expect(await service.start(stranger, email)).toMatchObject({ status: 202 })
    const statuses: number[] = []
    for (const _ of times(4)) {
      statuses.push((await service.start(device, email)).status)
      service.clock.time += 31_000
    }
    expect(statuses).toEqual([202, 202, 202, 429])
  })

  it('counts what known devices ask for against nobody else', async () => {
    await service.login(device, email)
    for (const _ of times(3)) {
      service.clock.time += 31_000
      await service.start(device, email)
    }
    expect(await service.start(await service.createDevice(), email)).toMatchObject({ status: 202 })
  })

  it('gives a device that was removed no mails of its own', async () => {
    await service.login(device, email)
    await service.database`update auth_devices set state = 'removed' where id = ${device.id}`
    for (const _ of times(2)) {
      service.clock.time += 31_000
      await service.start(await service.createDevice(), email)
    }
    service.clock.time += 31_000
    expect(await service.start(device, email)).toMatchObject({ status: 429 })
  })

  it('is one for all spellings of a mailbox, and mails go to the address as it is known [AU07]', async () => {
    const [name, host] = email.split('@')
    const statuses: number[] = []
    for (const spelling of [`${name}+a`, `${name}+b+c`, name?.toUpperCase(), `${name}+d`]) {
      service.clock.time += 31_000
      const asking = await service.createDevice()
      statuses.push((await service.start(asking, `${spelling}@${host}`)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    const subjects = await Promise.all(
      [`${name}+a@${host}`, `${name}+b+c@${host}`, email].map(to => service.inbox.next(to)),
    )
    expect(subjects).toHaveLength(3)
  })

  it('has 30 mails in an hour for a network', async () => {
    const send = async (address: string, index: number) =>
      (
        await device.call(
          '/auth/otp/start',
          { projectId: 'shop', site: 'https://shop.example', email: `n${index}-${email}`, purpose: 'login' },
          { headers: { 'X-Forwarded-For': address } },
        )
      ).status
    const statuses: number[] = []
    for (const index of times(31)) statuses.push(await send(`203.0.113.${index}`, index))
    expect(statuses.filter(status => status === 202)).toHaveLength(30)
    expect(await send('203.0.114.1', 40)).toBe(202)
  })
})

describe('guessing over weeks', () => {
  it('makes new devices wait, tells owner and operator, and leaves known devices alone [AU03]', async () => {
    await service.login(device, email)
    const guesser = await service.createDevice()
    for (const _ of times(10)) {
      service.clock.time += minutes(150)
      const { body } = await service.start(guesser, email)
      const { challengeId } = v.parse(StartOtpAnswerSchema, body)
      const code = await service.readCode(email)
      for (const by of times(5)) await service.verify(guesser, challengeId, change(code, by + 1))
    }
    expect(await service.inbox.next(email)).toMatchObject({
      subject: 'Someone is guessing codes for your wallet',
    })
    expect(service.errors.map(({ message }) => message).join()).toContain(
      'Too many wrong codes were entered for a mailbox',
    )
    service.clock.time += minutes(24 * 60)
    const late = await service.createDevice()
    const { accessToken } = await service.login(late, email)
    const recovery = await late.call('/auth/recovery/read', {}, { accessToken })
    expect(recovery).toMatchObject({ status: 403, code: 'device_delayed' })
    expect(Number(recovery.headers.get('Retry-After'))).toBeCloseTo(86_400, -2)
    const known = await service.login(device, email)
    const own = await device.call('/auth/recovery/read', {}, { accessToken: known.accessToken })
    expect(own).toMatchObject({ code: 'wallet_missing' })
  })
})

describe('a project', () => {
  it.each([
    ['no project', { projectId: undefined }, 400, 'bad_request'],
    ['an unknown project', { projectId: 'other' }, 401, 'unknown_project'],
    ['a site that is not listed', { site: 'https://evil.example' }, 403, 'origin_not_allowed'],
    [
      'a site that only looks like one',
      { site: 'https://shop.example.evil.example' },
      403,
      'origin_not_allowed',
    ],
    ['a site below an address', { site: 'https://shop.example/path' }, 403, 'origin_not_allowed'],
    ['a wildcard as a site', { site: 'https://*.shop.example' }, 403, 'origin_not_allowed'],
    ['no origin', { site: 'null' }, 403, 'origin_not_allowed'],
    ['one more field', { admin: true }, 400, 'bad_request'],
    ['another purpose', { purpose: 'export' }, 400, 'bad_request'],
  ])('is named rightly: %s is refused [AU26]', async (_, body, status, code) => {
    expect(await service.start(device, email, body)).toMatchObject({ status, code })
  })

  it('is enabled [AU26]', async () => {
    await service.database`update projects set is_enabled = false where id = 'shop'`
    expect(await service.start(device, email)).toMatchObject({ status: 401, code: 'unknown_project' })
    await service.database`update projects set is_enabled = true where id = 'shop'`
  })
})
