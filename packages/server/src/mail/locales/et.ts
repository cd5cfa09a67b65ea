import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const et: MailTexts = {
  describeDevice: ({ browser = 'brauser', system }) => (system ? `${browser}, ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} on sinu kood: ${site}`,
    text: [
      `Sinu kood (${site}):`,
      '',
      `    ${code}`,
      '',
      `See kehtib 5 minutit seal, kus seda küsiti: ${device}.`,
      `Sisesta see ainult saidil ${site} ja ära jaga seda kellegagi.`,
      'Pole sina? Võid seda e-kirja eirata. Ilma koodita ei pääse keegi sisse.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Seejärel ootab seade veel ${formatWait(wait, 'et')}. Seni saad sellest keelduda.`
    return {
      subject: `Uus seade soovib kasutada sinu rahakotti: ${site}`,
      text: [
        `Uus seade (${device}) soovib kasutada sinu rahakotti saidil ${site}. See logis sisse sinu e-kirjas oleva koodiga.`,
        '',
        'Kas see oled sina? Ava see leht ja sisesta number, mida uus seade näitab.',
        'Pole sina? Keeldu seal või eira seda e-kirja. Ilma numbrita ei pääse keegi sisse.',
        `Sinu rahakott loodi ${formatDay(since, 'et')}. Kui sa pole seda kunagi loonud, keeldu.`,
        '',
        link,
        '',
        `Link kehtib 10 minutit.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Sind logiti rahakotist välja',
    text: [
      'Saladust, mis peaks olema ainult sinu brauseril, kasutati kaks korda. Turvalisuse tagamiseks logisime selle brauseri välja.',
      'Logi uuesti sisse seal, kus rahakotti kasutad. Rahakott ise on kaitstud.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Keegi proovib sinu rahakoti koode ära arvata',
    text: [
      'Sinu e-posti aadressi jaoks sisestati palju valesid koode. Keegi võib neid arvata.',
      `Nüüdsest peab iga uus seade enne sinu rahakoti kasutamist ootama ${formatHours(hours, 'et')}. Seni kasutatud seadmed töötavad nagu varem.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} on sinu kood e-posti aadressi muutmiseks saidil ${site}`,
    text: [
      `Sinu rahakott saidil ${site} saab uue e-posti aadressi: ${email}`,
      'Sinu kood selle muudatuse jaoks:',
      '',
      `    ${code}`,
      '',
      `See kehtib 5 minutit seal, kus seda küsiti: ${device}.`,
      'Kes loeb uut postkasti, saab seejärel sinu rahakotti sisse logida.',
      'Pole sina? Eira seda e-kirja ja ära jaga koodi kellegagi.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} on sinu kood selle e-posti aadressi kasutamiseks saidil ${site}`,
    text: [
      `Rahakott saidil ${site} saab selle e-posti aadressi. Selle kood:`,
      '',
      `    ${code}`,
      '',
      'See kehtib 5 minutit. Pole sina? Võid seda e-kirja eirata.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Sinu rahakoti e-posti aadress on muutunud',
    text: [
      `Sinu rahakoti e-posti aadress oli ${before} ja on nüüd ${after}.`,
      'Nüüdsest logi sisse uue aadressiga. Sinu kontod jäävad samaks.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Uus seade sinu rahakotile',
    question:
      '{device} soovib kasutada sinu rahakotti saidil {site}. Kinnita ainult siis, kui logid seal praegu ise sisse.',
    label: 'Number, mida uus seade näitab',
    hint: 'Kolm numbrit. Sul on üks katse.',
    approve: 'Kinnita',
    refuse: 'Keeldu',
    refuseAfterAll: 'Keeldu siiski',
    noNumber: 'Sisesta kolm numbrit, mida uus seade näitab.',
    tooEarly: 'Uus seade ei näita veel numbrit. Oota, kuni see ilmub.',
    approved: 'See seade on kinnitatud. Võid selle lehe sulgeda ja seal jätkata.',
    refused: 'Sellest seadmest keelduti. See ei saa sinu rahakotti kasutada.',
    mismatched: 'See pole selle seadme number, seega seda ei kinnitatud. Keegi ei pääsenud sisse.',
    mismatchedHint:
      'Kui tegid trükivea, küsi uues seadmes uuesti. Kui number oli õige, oli see e-kiri kellegi teise seadme kohta.',
    expired: 'See link enam ei kehti. Uue saamiseks logi seadmes uuesti sisse.',
    unknown: 'See link ei kehti.',
    released: 'See seade juba kasutab sinu rahakotti. Võid selle lehe sulgeda.',
  },
}
