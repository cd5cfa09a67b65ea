import { createTransport } from 'nodemailer'
import { expect, it, onTestFinished } from 'vitest'
import { connectInbox } from './connectInbox.js'
import { startInbox } from './startInbox.js'

async function open() {
  const inbox = await startInbox()
  onTestFinished(() => inbox.stop())
  const send = (subject: string, text = 'Hello') =>
    createTransport(inbox.smtpUrl).sendMail({ from: 'a@shop.example', to: 'b@home.example', subject, text })
  return { inbox, send }
}

it('receives mail over SMTP and gives each out once', async () => {
  const { inbox, send } = await open()
  const first = inbox.next('b@home.example')
  await send('One')
  await send('Two')
  expect(await first).toMatchObject({ subject: 'One', text: 'Hello\n', from: 'a@shop.example' })
  expect(await inbox.next('b@home.example')).toMatchObject({ subject: 'Two' })
})

it('shows mails as text, whatever they say, and as JSON by mailbox', async () => {
  const { inbox, send } = await open()
  await send('<b>One</b>', 'See http://127.0.0.1/x <script>alert(1)</script>')
  const page = await (await fetch(inbox.url)).text()
  expect(page).toContain('&#60;b&#62;One')
  expect(page).toContain('<a href="http://127.0.0.1/x">')
  expect(page).not.toContain('<script>')
  const read = async (to: string) => (await (await fetch(`${inbox.url}/mails?to=${to}`)).json()) as unknown[]
  expect(await read('b@home.example')).toHaveLength(1)
  expect(await read('c@home.example')).toEqual([])
})

it('refuses mail when told to', async () => {
  const { inbox, send } = await open()
  inbox.behave('refuse')
  await expect(send('One')).rejects.toThrow('not available')
  inbox.behave('accept')
  await send('Two')
  expect(inbox.mails).toHaveLength(1)
})

it('is read from elsewhere, each mail once', async () => {
  const { inbox, send } = await open()
  const reader = connectInbox(inbox.url)
  const first = reader.next('b@home.example')
  await send('One')
  await send('Two')
  expect(await first).toMatchObject({ subject: 'One' })
  expect(await reader.next('b@home.example')).toMatchObject({ subject: 'Two' })
})
