import { formatHours } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const de: MailTexts = {
  describeDevice: ({ browser = 'einem Browser', system }) =>
    system ? `${browser} unter ${system}` : browser,
  code: ({ code, site, device }) => ({
    subject: `Ihr Code für ${site}`,
    text: [
      `Ihr Code für ${site} lautet`,
      '',
      `    ${code}`,
      '',
      `Er wurde mit ${device} angefordert und gilt 5 Minuten.`,
      `Geben Sie ihn nirgends sonst als auf ${site} ein, und sagen Sie ihn niemandem.`,
      'Wenn Sie das nicht waren, tun Sie nichts: Ohne diesen Code kommt niemand hinein.',
    ].join('\n'),
  }),
  approval({ link, site, device, waitHours }) {
    const wait = ` Danach wartet das Gerät noch ${formatHours(waitHours, 'de')}, in denen Sie es ablehnen können.`
    return {
      subject: `Ein neues Gerät möchte Ihre Wallet auf ${site} verwenden`,
      text: [
        `Auf einem neuen Gerät, mit ${device}, wurde ein Code aus Ihrem Postfach eingegeben. Es möchte Ihre Wallet auf ${site} verwenden.`,
        '',
        'Wenn Sie das sind: Öffnen Sie diese Seite und geben Sie die Zahl ein, die das neue Gerät zeigt.',
        'Wenn nicht, lehnen Sie es dort ab oder tun Sie nichts. Ohne die Zahl kommt niemand hinein.',
        '',
        link,
        '',
        `Der Link gilt 10 Minuten.${waitHours > 0 ? wait : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Sie wurden von Ihrer Wallet abgemeldet',
    text: [
      'Etwas, das nur Ihr Browser wissen sollte, wurde zweimal verwendet. Deshalb wurde diese Anmeldung beendet.',
      'Melden Sie sich dort, wo Sie Ihre Wallet verwenden, erneut an. Die Wallet selbst ist nicht betroffen.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Jemand versucht, Codes für Ihre Wallet zu erraten',
    text: [
      'Für Ihr Postfach wurden viele falsche Codes eingegeben. Vielleicht versucht jemand, sie zu erraten.',
      `Von jetzt an muss ein Gerät, das für Ihre Wallet neu ist, ${formatHours(hours, 'de')} warten. Geräte, die Sie schon verwenden, sind davon nicht betroffen.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `Ihr Code zum Ändern der E-Mail-Adresse auf ${site}`,
    text: [
      `Ihre Wallet auf ${site} soll eine andere E-Mail-Adresse bekommen: ${email}`,
      'Ihr Code dafür lautet',
      '',
      `    ${code}`,
      '',
      `Er wurde mit ${device} angefordert und gilt 5 Minuten.`,
      'Wer unter der neuen Adresse Mails liest, kann sich bei Ihrer Wallet anmelden.',
      'Wenn Sie das nicht waren, tun Sie nichts, und sagen Sie diesen Code niemandem.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `Ihr Code für diese E-Mail-Adresse auf ${site}`,
    text: [
      `Eine Wallet auf ${site} soll diese E-Mail-Adresse bekommen. Der Code dafür lautet`,
      '',
      `    ${code}`,
      '',
      'Er gilt 5 Minuten. Wenn Sie das nicht waren, tun Sie nichts.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Die E-Mail-Adresse Ihrer Wallet hat sich geändert',
    text: [
      `Ihre Wallet war unter ${before} bekannt und ist es jetzt unter ${after}.`,
      'Melden Sie sich ab jetzt mit der neuen Adresse an. Ihre Konten sind dieselben.',
    ].join('\n'),
  }),
}
