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
      `Er läuft in 5 Minuten ab und gilt nur dort, wo Sie ihn angefordert haben: in ${device}.`,
      `Geben Sie ihn nur auf ${site} ein und geben Sie ihn nie weiter.`,
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
        `Der Link läuft in 10 Minuten ab.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Sie wurden von Ihrer Wallet abgemeldet',
    text: [
      'Ein Geheimnis, das nur Ihr Browser kennen sollte, wurde zweimal verwendet. Zur Sicherheit haben wir diesen Browser abgemeldet.',
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
      `Die E-Mail-Adresse Ihrer Wallet auf ${site} soll geändert werden in: ${email}`,
      'Ihr Code dafür:',
      '',
      `    ${code}`,
      '',
      `Er läuft in 5 Minuten ab und gilt nur dort, wo Sie ihn angefordert haben: in ${device}.`,
      'Danach kann sich jeder, der E-Mails an die neue Adresse lesen kann, bei Ihrer Wallet anmelden.',
      'Das waren nicht Sie? Ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} ist Ihr Code für diese E-Mail-Adresse auf ${site}`,
    text: [
      `Eine Wallet auf ${site} soll diese E-Mail-Adresse verwenden. Der Code zum Bestätigen:`,
      '',
      `    ${code}`,
      '',
      'Er läuft in 5 Minuten ab. Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Die E-Mail-Adresse Ihrer Wallet wurde geändert',
    text: [
      `Die E-Mail-Adresse Ihrer Wallet wurde von ${before} in ${after} geändert.`,
      'Melden Sie sich ab jetzt mit der neuen Adresse an. Ihre Konten bleiben dieselben.',
      'Alle anderen Sitzungen mit der alten Adresse wurden abgemeldet.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Neues Gerät freigeben',
    question:
      '{device} möchte Ihre Wallet auf {site} verwenden. Geben Sie es nur frei, wenn Sie selbst sich dort gerade anmelden.',
    label: 'Zahl auf dem neuen Gerät',
    hint: '3 Ziffern. Sie haben einen Versuch.',
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    refuseAfterAll: 'Dieses Gerät ablehnen',
    noNumber: 'Geben Sie die drei Ziffern ein, die das neue Gerät zeigt.',
    tooEarly: 'Das neue Gerät zeigt noch keine Zahl. Warten Sie, bis sie da ist.',
    approved: 'Gerät freigegeben. Sie können diese Seite schließen und dort weitermachen.',
    refused: 'Gerät abgelehnt. Es kann Ihre Wallet nicht verwenden.',
    mismatched:
      'Das ist nicht die richtige Zahl, deshalb wurde das Gerät nicht freigegeben. Niemand hat Zugang erhalten.',
    mismatchedHint:
      'Wenn Sie sich vertippt haben, versuchen Sie es auf dem neuen Gerät erneut. War die Zahl richtig, dann galt diese E-Mail dem Gerät von jemand anderem.',
    expired:
      'Dieser Link ist abgelaufen. Melden Sie sich auf dem Gerät erneut an, um einen neuen zu erhalten.',
    unknown: 'Dieser Link ist ungültig.',
    released: 'Dieses Gerät kann Ihre Wallet bereits verwenden. Sie können diese Seite schließen.',
  },
}
