import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const fr: MailTexts = {
  describeDevice: ({ browser = 'un navigateur', system }) => (system ? `${browser} sous ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} est votre code pour ${site}`,
    text: [
      `Votre code pour ${site} :`,
      '',
      `    ${code}`,
      '',
      `Il est valable 5 minutes, dans ${device}, là où il a été demandé.`,
      `Saisissez-le uniquement sur ${site} et ne le partagez avec personne.`,
      'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail. Personne n’entre sans le code.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Ensuite, l’appareil attend encore ${formatWait(wait, 'fr')}. Vous pouvez le refuser jusque-là.`
    return {
      subject: `Un nouvel appareil veut utiliser votre portefeuille sur ${site}`,
      text: [
        `Un nouvel appareil (${device}) veut utiliser votre portefeuille sur ${site}. Il s’est connecté avec un code de votre e-mail.`,
        '',
        'C’est vous ? Ouvrez cette page et saisissez le nombre affiché par le nouvel appareil.',
        'Ce n’est pas vous ? Refusez-le là, ou ignorez cet e-mail. Personne n’entre sans le nombre.',
        `Votre portefeuille a été créé le ${formatDay(since, 'fr')}. Si vous n’en avez jamais créé, refusez.`,
        '',
        link,
        '',
        `Le lien est valable 10 minutes.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Vous avez été déconnecté de votre portefeuille',
    text: [
      'Un secret que seul votre navigateur devrait avoir a été utilisé deux fois. Par sécurité, nous avons déconnecté ce navigateur.',
      'Reconnectez-vous là où vous utilisez votre portefeuille. Le portefeuille lui-même est en sécurité.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Quelqu’un essaie de deviner les codes de votre portefeuille',
    text: [
      'De nombreux codes faux ont été saisis pour votre adresse e-mail. Quelqu’un essaie peut-être de deviner.',
      `Désormais, tout nouvel appareil doit attendre ${formatHours(hours, 'fr')} avant de pouvoir utiliser votre portefeuille. Vos appareils actuels fonctionnent comme avant.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} est votre code pour changer d’adresse e-mail sur ${site}`,
    text: [
      `Votre portefeuille sur ${site} va recevoir une nouvelle adresse e-mail : ${email}`,
      'Votre code pour ce changement :',
      '',
      `    ${code}`,
      '',
      `Il est valable 5 minutes, dans ${device}, là où il a été demandé.`,
      'Qui lit la nouvelle boîte mail pourra alors se connecter à votre portefeuille.',
      'Ce n’était pas vous ? Ignorez cet e-mail et ne partagez ce code avec personne.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} est votre code pour utiliser cette adresse e-mail sur ${site}`,
    text: [
      `Un portefeuille sur ${site} va recevoir cette adresse e-mail. Son code :`,
      '',
      `    ${code}`,
      '',
      'Il est valable 5 minutes. Ce n’était pas vous ? Vous pouvez ignorer cet e-mail.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'L’adresse e-mail de votre portefeuille a changé',
    text: [
      `L’adresse e-mail de votre portefeuille était ${before}, c’est maintenant ${after}.`,
      'Désormais, connectez-vous avec la nouvelle adresse. Vos comptes restent les mêmes.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Un nouvel appareil pour votre portefeuille',
    question:
      '{device} veut utiliser votre portefeuille sur {site}. N’approuvez que si c’est vous qui vous y connectez maintenant.',
    label: 'Le nombre affiché par le nouvel appareil',
    hint: 'Trois chiffres. Vous avez un essai.',
    approve: 'Approuver',
    refuse: 'Refuser',
    refuseAfterAll: 'Refuser finalement',
    noNumber: 'Saisissez les trois chiffres affichés par le nouvel appareil.',
    tooEarly: 'Le nouvel appareil n’affiche encore aucun nombre. Attendez qu’il apparaisse.',
    approved: 'Cet appareil est approuvé. Vous pouvez fermer cette page et continuer là-bas.',
    refused: 'Cet appareil a été refusé. Il ne peut pas utiliser votre portefeuille.',
    mismatched: 'Ce n’est pas le nombre de cet appareil, il n’a donc pas été approuvé. Personne n’est entré.',
    mismatchedHint:
      'Si vous avez fait une erreur de saisie, redemandez sur le nouvel appareil. Si le nombre était juste, cet e-mail concernait l’appareil de quelqu’un d’autre.',
    expired: 'Ce lien n’est plus valable. Reconnectez-vous sur l’appareil pour en recevoir un autre.',
    unknown: 'Ce lien n’est pas valide.',
    released: 'Cet appareil utilise déjà votre portefeuille. Vous pouvez fermer cette page.',
  },
}
