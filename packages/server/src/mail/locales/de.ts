import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const de: MailTexts = {
  describeDevice: ({ browser = 'einem Browser', system }) =>
    system ? `${browser} unter ${system}` : browser,
  code: ({ code, site, device }) => ({
    subject: `${code} ist Ihr Code für ${site}`,
    text: [
      `Ihr Code für ${site}:`,
      '',
      `    ${code}`,
      '',
      `Er gilt 5 Minuten und nur dort, wo er angefordert wurde: in ${device}.`,
      `Geben Sie ihn nur auf ${site} ein und sagen Sie ihn niemandem.`,
      'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren. Ohne den Code kommt niemand hinein.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Danach muss das Gerät noch ${formatWait(wait, 'de')} warten. So lange können Sie es ablehnen.`
    return {
      subject: `Ein neues Gerät möchte Ihre Wallet auf ${site} verwenden`,
      text: [
        `Ein neues Gerät (${device}) möchte Ihre Wallet auf ${site} verwenden. Es hat sich mit einem Code aus Ihrer E-Mail angemeldet.`,
        '',
        'Sind Sie das? Öffnen Sie diese Seite und geben Sie die Zahl ein, die das neue Gerät zeigt.',
        'Nein? Lehnen Sie es dort ab oder ignorieren Sie diese E-Mail. Ohne die Zahl kommt niemand hinein.',
        `Ihre Wallet wurde am ${formatDay(since, 'de')} erstellt. Haben Sie nie eine erstellt, lehnen Sie ab.`,
        '',
        link,
        '',
        `Der Link gilt 10 Minuten.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Sie wurden von Ihrer Wallet abgemeldet',
    text: [
      'Ein Geheimnis, das nur Ihr Browser haben sollte, wurde zweimal verwendet. Zur Sicherheit haben wir diesen Browser abgemeldet.',
      'Melden Sie sich dort, wo Sie Ihre Wallet verwenden, erneut an. Die Wallet selbst ist sicher.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Jemand versucht, Codes für Ihre Wallet zu erraten',
    text: [
      'Für Ihre E-Mail-Adresse wurden viele falsche Codes eingegeben. Vielleicht rät jemand.',
      `Von jetzt an muss jedes neue Gerät ${formatHours(hours, 'de')} warten, bevor es Ihre Wallet verwenden kann. Ihre bisherigen Geräte funktionieren wie zuvor.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} ist Ihr Code zum Ändern der E-Mail-Adresse auf ${site}`,
    text: [
      `Ihre Wallet auf ${site} soll eine neue E-Mail-Adresse bekommen: ${email}`,
      'Ihr Code dafür:',
      '',
      `    ${code}`,
      '',
      `Er gilt 5 Minuten und nur dort, wo er angefordert wurde: in ${device}.`,
      'Wer das neue Postfach liest, kann sich danach bei Ihrer Wallet anmelden.',
      'Das waren nicht Sie? Ignorieren Sie diese E-Mail und sagen Sie den Code niemandem.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} ist Ihr Code für diese E-Mail-Adresse auf ${site}`,
    text: [
      `Eine Wallet auf ${site} soll diese E-Mail-Adresse bekommen. Der Code dafür:`,
      '',
      `    ${code}`,
      '',
      'Er gilt 5 Minuten. Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Die E-Mail-Adresse Ihrer Wallet hat sich geändert',
    text: [
      `Die E-Mail-Adresse Ihrer Wallet war ${before} und ist jetzt ${after}.`,
      'Melden Sie sich ab jetzt mit der neuen Adresse an. Ihre Konten bleiben dieselben.',
      'Wer sonst noch mit der alten Adresse angemeldet war, ist abgemeldet worden.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Ein neues Gerät für Ihre Wallet',
    question:
      '{device} möchte Ihre Wallet auf {site} verwenden. Geben Sie es nur frei, wenn Sie selbst sich dort gerade anmelden.',
    label: 'Die Zahl, die das neue Gerät zeigt',
    hint: 'Drei Ziffern. Sie haben einen Versuch.',
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    refuseAfterAll: 'Doch ablehnen',
    noNumber: 'Geben Sie die drei Ziffern ein, die das neue Gerät zeigt.',
    tooEarly: 'Das neue Gerät zeigt noch keine Zahl. Warten Sie, bis sie da ist.',
    approved: 'Dieses Gerät ist freigegeben. Sie können diese Seite schließen und dort weitermachen.',
    refused: 'Dieses Gerät wurde abgelehnt. Es kann Ihre Wallet nicht verwenden.',
    mismatched:
      'Das ist nicht die Zahl dieses Geräts, deshalb wurde es nicht freigegeben. Niemand hat Zugang.',
    mismatchedHint:
      'Haben Sie sich vertippt, fragen Sie auf dem neuen Gerät erneut an. War Ihre Zahl richtig, dann kam diese E-Mail wegen des Geräts von jemand anderem.',
    expired:
      'Dieser Link gilt nicht mehr. Melden Sie sich auf dem Gerät erneut an, um einen neuen zu erhalten.',
    unknown: 'Dieser Link ist ungültig.',
    released: 'Dieses Gerät verwendet Ihre Wallet schon. Sie können diese Seite schließen.',
  },
}
