import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const ca: MailTexts = {
  describeDevice: ({ browser = 'un navegador', system }) => (system ? `${browser} a ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} és el vostre codi per a ${site}`,
    text: [
      `El vostre codi per a ${site}:`,
      '',
      `    ${code}`,
      '',
      `Val 5 minuts, a ${device}, on s’ha demanat.`,
      `Escriviu-lo només a ${site} i no el compartiu amb ningú.`,
      'No éreu vós? Podeu ignorar aquest correu. Ningú no entra sense el codi.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Després, el dispositiu espera ${formatWait(wait, 'ca')} més. Podeu rebutjar-lo fins llavors.`
    return {
      subject: `Un dispositiu nou vol usar la vostra cartera a ${site}`,
      text: [
        `Un dispositiu nou (${device}) vol usar la vostra cartera a ${site}. Ha iniciat la sessió amb un codi del vostre correu.`,
        '',
        'Sou vós? Obriu aquesta pàgina i escriviu el número que mostra el dispositiu nou.',
        'No sou vós? Rebutgeu-lo allà o ignoreu aquest correu. Ningú no entra sense el número.',
        `La vostra cartera es va crear el ${formatDay(since, 'ca')}. Si no n’heu creat mai cap, rebutgeu-ho.`,
        '',
        link,
        '',
        `L’enllaç val 10 minuts.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'S’ha tancat la sessió de la vostra cartera',
    text: [
      'Un secret que només hauria de tenir el vostre navegador s’ha usat dues vegades. Per seguretat, hem tancat la sessió d’aquest navegador.',
      'Torneu a iniciar la sessió on useu la cartera. La cartera en si està segura.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Algú intenta endevinar codis de la vostra cartera',
    text: [
      'S’han escrit molts codis incorrectes per a la vostra adreça electrònica. Potser algú està provant sort.',
      `A partir d’ara, cada dispositiu nou ha d’esperar ${formatHours(hours, 'ca')} abans de poder usar la cartera. Els dispositius que ja useu funcionen com abans.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} és el vostre codi per canviar l’adreça electrònica a ${site}`,
    text: [
      `La vostra cartera a ${site} tindrà una adreça electrònica nova: ${email}`,
      'El vostre codi per a aquest canvi:',
      '',
      `    ${code}`,
      '',
      `Val 5 minuts, a ${device}, on s’ha demanat.`,
      'Qui llegeixi la bústia nova podrà entrar a la vostra cartera.',
      'No éreu vós? Ignoreu aquest correu i no compartiu el codi amb ningú.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} és el vostre codi per usar aquesta adreça electrònica a ${site}`,
    text: [
      `Una cartera a ${site} tindrà aquesta adreça electrònica. El codi:`,
      '',
      `    ${code}`,
      '',
      'Val 5 minuts. No éreu vós? Podeu ignorar aquest correu.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'L’adreça electrònica de la vostra cartera ha canviat',
    text: [
      `L’adreça electrònica de la vostra cartera era ${before} i ara és ${after}.`,
      'A partir d’ara, inicieu la sessió amb l’adreça nova. Els comptes són els mateixos.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Un dispositiu nou per a la vostra cartera',
    question:
      '{device} vol usar la vostra cartera a {site}. Aproveu-lo només si sou vós qui hi inicia la sessió ara.',
    label: 'El número que mostra el dispositiu nou',
    hint: 'Tres xifres. Teniu un intent.',
    approve: 'Aprova',
    refuse: 'Rebutja',
    refuseAfterAll: 'Rebutja’l igualment',
    noNumber: 'Escriviu les tres xifres que mostra el dispositiu nou.',
    tooEarly: 'El dispositiu nou encara no mostra cap número. Espereu que aparegui.',
    approved: 'Aquest dispositiu està aprovat. Podeu tancar aquesta pàgina i continuar allà.',
    refused: 'Aquest dispositiu s’ha rebutjat. No pot usar la vostra cartera.',
    mismatched: 'No és el número d’aquest dispositiu, de manera que no s’ha aprovat. Ningú no ha entrat.',
    mismatchedHint:
      'Si us heu equivocat en escriure, torneu a demanar al dispositiu nou. Si el número era correcte, aquest correu era pel dispositiu d’algú altre.',
    expired: 'Aquest enllaç ja no val. Torneu a iniciar la sessió al dispositiu per rebre’n un altre.',
    unknown: 'Aquest enllaç no és vàlid.',
    released: 'Aquest dispositiu ja usa la vostra cartera. Podeu tancar aquesta pàgina.',
  },
}
