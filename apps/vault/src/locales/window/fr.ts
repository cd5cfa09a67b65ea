import type { WindowTexts } from './en.ts'

export const frWindow: WindowTexts = {
  usePassphrase: 'Utiliser la phrase secrète',
  useKit: 'Utiliser la phrase de récupération',
  passphraseHint: 'Au moins 12 caractères. Personne ne peut la réinitialiser.',
  passphraseAgain: 'Répétez la phrase secrète',
  passphraseShort: 'Utilisez au moins 12 caractères.',
  passphraseWeak: 'Elle est facile à deviner. Utilisez au moins quatre mots sans rapport entre eux.',
  passphraseDiffers: 'Les deux phrases diffèrent.',
  kitWords: 'Votre phrase de récupération de 24 mots',
  createWallet: 'Créer le portefeuille',
  security: 'Récupération et sécurité',
  byMailHint:
    'Toute personne qui contrôle votre adresse e-mail, ou qui gère ce site et son service de récupération, peut récupérer ce portefeuille.',
  kitHint: 'Notez ces mots sur papier, dans cet ordre. Qui les a possède le portefeuille.',
  kitDone: 'Je les ai notés',
  kitCheckTitle: 'Vérifiez vos mots',
  kitCheckHint: 'Saisissez ces trois mots pour être sûr de les avoir bien notés.',
  word: 'Mot {number}',
  wordWrong: 'Ce n’est pas ce mot. Regardez ce que vous avez noté.',
  kitSaved:
    'Ces mots restaurent votre portefeuille sur n’importe quel appareil. Gardez-les en lieu sûr et secrets.',
  passphraseSaved:
    'Cette phrase secrète restaure votre portefeuille sur n’importe quel appareil. Gardez-la en lieu sûr.',
  resend: 'Envoyer un nouveau code',
  resendIn: 'Nouveau code dans {seconds} s',
  resent: 'Un nouveau code est en route.',
  logins: 'Méthodes de connexion',
  loginsHint:
    'Chacun mène à ce portefeuille. Avec un second, vous n’êtes pas bloqué si vous perdez le premier.',
  loginRemoved:
    '{provider} ne permet plus d’accéder à ce portefeuille. Les autres sessions ouvertes ainsi ont été fermées.',
  usedLogin: 'Connexion actuelle',
  add: 'Ajouter',
  addLogin: 'Ajouter {provider}',
  addLoginHint:
    'Connectez-vous avec {provider} dans la fenêtre qui s’ouvre. Il mènera ensuite aussi à ce portefeuille.',
  foundLoginHint: 'Associer ce compte ? Toute personne qui peut l’utiliser pourra ouvrir ce portefeuille.',
  scanApp: 'Scannez ce QR code avec votre téléphone, puis approuvez dans l’app {provider}.',
  scanSite: 'N’approuvez que si l’app affiche {site}.',
  openApp: 'Ouvrir {provider}',
  appCode: 'QR code pour l’app {provider}',
  farcasterName: 'Le numéro est certain. Le nom est seulement ce que dit l’application.',
  devices: 'Appareils',
  devicesHint:
    'Ces appareils peuvent utiliser votre portefeuille. Retirez ceux que vous ne connaissez pas ou n’avez plus.',
  thisDevice: 'Cet appareil',
  lastUsed: 'Dernière utilisation le {date}',
  remove: 'Retirer',
  removeNamed: 'Retirer {device}',
  forgetHint:
    'Vous êtes déconnecté et rien de votre portefeuille ne reste dans ce navigateur. Pour l’utiliser ici à nouveau, ce sera un nouvel appareil.',
  confirmYou: 'Confirmez que c’est vous',
  confirmPassphraseHint: 'Saisissez la phrase secrète de votre portefeuille.',
  confirmKitHint: 'Saisissez les 24 mots de votre portefeuille.',
  confirmYouHint: 'Connectez-vous encore une fois avec {provider}, dans la fenêtre qui s’ouvre.',
  continueWith: 'Continuer avec {provider}',
  socialOpening: 'Ouverture de la connexion…',
  socialEnding: 'Connexion en cours…',
  socialLost:
    'Vous avez confirmé votre identité, mais cette fenêtre ne peut pas joindre la page d’origine. Fermez-la, puis réessayez dans l’onglet.',
  socialDone: 'Vous êtes connecté. Vous pouvez fermer cette fenêtre.',
  socialFailed: 'La connexion a été annulée ou n’a pas fonctionné. Fermez cette fenêtre, puis réessayez.',
  save: 'Enregistrer',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  openingWallet: 'Ouverture du portefeuille…',
  windowLost: 'La page d’origine a disparu. Vous pouvez fermer cette fenêtre.',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Votre appareil ou votre gestionnaire de mots de passe garde la clé d’accès. Avec elle, votre portefeuille revient aussitôt, partout où vous l’avez.',
  noPasskeys: 'Aucune clé d’accès pour l’instant.',
  addedOn: 'Ajoutée le {date}',
  passkeySaved: 'Avec cette clé d’accès, votre portefeuille revient partout où vous l’avez.',
  passkeySecond:
    'Avec cette clé d’accès, votre portefeuille revient partout où vous l’avez. Notez aussi la phrase de récupération : une clé peut être supprimée ou perdue avec son appareil.',
  passkeyUnsupported:
    'Les clés d’accès de ce navigateur ou appareil ne peuvent pas ouvrir un portefeuille. Utilisez la phrase de récupération ou une phrase secrète.',
  passkeyFailed:
    'La clé d’accès n’a pas été utilisée : vous avez annulé, ou elle n’est plus sur cet appareil. Réessayez ou choisissez un autre moyen.',
  passkeyExists: 'Cet appareil a déjà une clé d’accès de ce portefeuille.',
  removePasskey: 'Retirer la clé d’accès',
  removePasskeyHint:
    'Votre portefeuille ne revient plus avec la clé d’accès de {name}. Supprimez-la aussi de cet appareil ou gestionnaire.',
  removeLastPasskey:
    'C’est le seul moyen de retrouver votre portefeuille. Si ce navigateur l’oublie, il est perdu. Configurez d’abord un autre moyen.',
  confirmPasskeyHint: 'Utilisez la clé d’accès de votre portefeuille.',
  codeInstead: 'Utiliser un code par e-mail',
  exportKeys: 'Exporter les clés',
  exportHint: 'Avec elles, vous pouvez utiliser votre portefeuille dans d’autres apps.',
  exportWarning:
    'Toute personne qui en voit une peut tout prendre. Ne les partagez jamais et ne les saisissez sur aucun site.',
  keyOf: 'Clé privée pour {family}',
  show: 'Afficher',
  hide: 'Masquer',
  copy: 'Copier',
  showNamed: 'Afficher : {name}',
  hideNamed: 'Masquer : {name}',
  copyNamed: 'Copier : {name}',
  copied: 'Copié. D’autres apps peuvent le lire : collez-le vite, puis copiez autre chose.',
  copyFailed: 'Ce navigateur n’a pas permis la copie. Affichez-le et copiez-le à la main.',
  // What sites may spend
  grants: 'Dépenses autorisées',
  noGrants: 'Rien ne peut être dépensé sans vous demander.',
  grantsUnread: 'Impossible de lire ce qui peut être dépensé sur {network}.',
}
