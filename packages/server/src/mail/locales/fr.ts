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
      `Il expire dans 5 minutes et ne fonctionne que là où vous l’avez demandé : dans ${device}.`,
      `Saisissez-le uniquement sur ${site} et ne le partagez avec personne.`,
      'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail. Personne n’a accès sans le code.',
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
        'Ce n’est pas vous ? Refusez-le là, ou ignorez cet e-mail. Personne n’a accès sans le nombre.',
        `Votre portefeuille a été créé le ${formatDay(since, 'fr')}. Si vous n’en avez jamais créé, refusez.`,
        '',
        link,
        '',
        `Le lien expire dans 10 minutes.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Vous avez été déconnecté de votre portefeuille',
    text: [
      'Un secret que seul votre navigateur devrait connaître a été utilisé deux fois. Par sécurité, nous avons déconnecté ce navigateur.',
      'Reconnectez-vous là où vous utilisez votre portefeuille. Le portefeuille lui-même est en sécurité.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Quelqu’un essaie de deviner les codes de votre portefeuille',
    text: [
      'De nombreux codes incorrects ont été saisis pour votre adresse e-mail. Quelqu’un essaie peut-être de deviner.',
      `Désormais, tout nouvel appareil doit attendre ${formatHours(hours, 'fr')} avant de pouvoir utiliser votre portefeuille. Vos appareils actuels fonctionnent comme avant.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} est votre code pour changer d’adresse e-mail sur ${site}`,
    text: [
      `L’adresse e-mail de votre portefeuille sur ${site} va être remplacée par : ${email}`,
      'Votre code pour ce changement :',
      '',
      `    ${code}`,
      '',
      `Il expire dans 5 minutes et ne fonctionne que là où vous l’avez demandé : dans ${device}.`,
      'Toute personne qui peut lire les e-mails de la nouvelle adresse pourra alors se connecter à votre portefeuille.',
      'Ce n’était pas vous ? Ignorez cet e-mail et ne partagez ce code avec personne.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} est votre code pour utiliser cette adresse e-mail sur ${site}`,
    text: [
      `Un portefeuille sur ${site} va utiliser cette adresse e-mail. Le code de confirmation :`,
      '',
      `    ${code}`,
      '',
      'Il expire dans 5 minutes. Ce n’était pas vous ? Vous pouvez ignorer cet e-mail.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'L’adresse e-mail de votre portefeuille a été modifiée',
    text: [
      `L’adresse e-mail de votre portefeuille est passée de ${before} à ${after}.`,
      'Désormais, connectez-vous avec la nouvelle adresse. Vos comptes restent les mêmes.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Approuver un nouvel appareil',
    question:
      '{device} veut utiliser votre portefeuille sur {site}. N’approuvez que si c’est vous qui vous y connectez maintenant.',
    label: 'Nombre affiché sur le nouvel appareil',
    hint: '3 chiffres. Vous n’avez qu’un essai.',
    approve: 'Approuver',
    refuse: 'Refuser',
    refuseAfterAll: 'Refuser cet appareil',
    noNumber: 'Saisissez les trois chiffres affichés par le nouvel appareil.',
    tooEarly: 'Le nouvel appareil n’affiche encore aucun nombre. Attendez qu’il apparaisse.',
    approved: 'Appareil approuvé. Vous pouvez fermer cette page et continuer là-bas.',
    refused: 'Appareil refusé. Il ne peut pas utiliser votre portefeuille.',
    mismatched: 'Ce n’est pas le bon nombre : l’appareil n’a pas été approuvé. Personne n’a eu accès.',
    mismatchedHint:
      'Si vous avez fait une erreur de saisie, réessayez sur le nouvel appareil. Si le nombre était correct, cet e-mail concernait l’appareil de quelqu’un d’autre.',
    expired: 'Ce lien a expiré. Reconnectez-vous sur l’appareil pour en recevoir un autre.',
    unknown: 'Ce lien n’est pas valide.',
    released: 'Cet appareil peut déjà utiliser votre portefeuille. Vous pouvez fermer cette page.',
  },
}
