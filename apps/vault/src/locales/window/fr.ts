import type { WindowTexts } from './en.ts'

export const frWindow: WindowTexts = {
  usePassphrase: 'Utiliser la phrase de passe',
  useKit: 'Utiliser la phrase de récupération',
  passphraseHint: 'Au moins 12 caractères. Elle ne peut pas être réinitialisée.',
  passphraseAgain: 'Répétez la phrase de passe',
  passphraseShort: 'Utilisez au moins 12 caractères.',
  passphraseWeak: 'Elle est trop facile à deviner. Utilisez au moins quatre mots sans rapport entre eux.',
  passphraseDiffers: 'Les phrases de passe ne correspondent pas.',
  kitWords: 'Votre phrase de récupération de 24 mots',
  createWallet: 'Créer le portefeuille',
  security: 'Récupération et sécurité',
  byMailHint:
    'Toute personne qui contrôle votre adresse e-mail, ou qui gère ce site et son service de récupération, peut récupérer ce portefeuille.',
  kitHint: 'Notez ces mots sur papier, dans cet ordre. Toute personne qui les possède a votre portefeuille.',
  kitDone: 'Je les ai notés',
  kitCheckTitle: 'Vérifiez votre phrase de récupération',
  kitCheckHint: 'Saisissez ces trois mots pour vous assurer de les avoir bien notés.',
  word: 'Mot {number}',
  wordWrong: 'Ce n’est pas le bon mot. Vérifiez ce que vous avez noté.',
  kitSaved:
    'Ces mots vous permettent de restaurer votre portefeuille sur n’importe quel appareil. Gardez-les en lieu sûr et secrets.',
  passphraseSaved:
    'Cette phrase de passe vous permet de restaurer votre portefeuille sur n’importe quel appareil. Gardez-la en lieu sûr et secrète.',
  resend: 'Envoyer un nouveau code',
  resendIn: 'Nouveau code dans {seconds} s',
  resent: 'Nous avons envoyé un nouveau code.',
  logins: 'Méthodes de connexion',
  loginsHint:
    'Chacune ouvre ce portefeuille. Ajoutez-en une deuxième pour ne pas être bloqué si vous perdez la première.',
  loginRemoved:
    '{provider} ne permet plus de se connecter à ce portefeuille. Les autres sessions qui l’utilisaient ont été fermées.',
  usedLogin: 'Connexion actuelle',
  add: 'Ajouter',
  addLogin: 'Ajouter {provider}',
  addLoginHint:
    'Connectez-vous avec {provider} dans une nouvelle fenêtre. Ce compte ouvrira ensuite aussi ce portefeuille.',
  foundLoginHint: 'Associer ce compte ? Toute personne qui peut l’utiliser pourra ouvrir ce portefeuille.',
  scanApp: 'Scannez ce QR code avec votre téléphone, puis approuvez dans l’app {provider}.',
  scanSite: 'N’approuvez que si l’app affiche {site}.',
  openApp: 'Ouvrir {provider}',
  appCode: 'QR code pour l’app {provider}',
  farcasterName: 'Le numéro est vérifié. Le nom vient de l’app et ne l’est pas.',
  devices: 'Appareils',
  devicesHint:
    'Ces appareils peuvent utiliser votre portefeuille. Retirez ceux que vous ne connaissez pas ou n’avez plus.',
  thisDevice: 'Cet appareil',
  lastUsed: 'Dernière utilisation le {date}',
  remove: 'Retirer',
  removeNamed: 'Retirer {device}',
  forgetHint:
    'Vous serez déconnecté et votre portefeuille sera retiré de ce navigateur. Si vous revenez, il comptera comme un nouvel appareil.',
  confirmYou: 'Confirmez que c’est vous',
  confirmPassphraseHint: 'Saisissez la phrase de passe de votre portefeuille.',
  confirmKitHint: 'Saisissez votre phrase de récupération de 24 mots.',
  confirmYouHint: 'Reconnectez-vous avec {provider} dans une nouvelle fenêtre.',
  continueWith: 'Continuer avec {provider}',
  socialOpening: 'Ouverture de la connexion…',
  socialEnding: 'Connexion en cours…',
  socialLost:
    'Vous avez confirmé votre identité, mais cette fenêtre ne peut pas joindre la page d’origine. Fermez-la, puis réessayez dans l’onglet d’origine.',
  socialDone: 'Vous êtes connecté. Vous pouvez fermer cette fenêtre.',
  socialFailed: 'La connexion a été annulée ou n’a pas fonctionné. Fermez cette fenêtre, puis réessayez.',
  save: 'Enregistrer',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  openingWallet: 'Ouverture du portefeuille…',
  windowLost: 'La page d’origine n’est plus ouverte. Vous pouvez fermer cette fenêtre.',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Une clé d’accès est enregistrée sur votre appareil ou dans votre gestionnaire de mots de passe. Elle restaure votre portefeuille instantanément partout où vous l’avez.',
  noPasskeys: 'Aucune clé d’accès pour l’instant.',
  addedOn: 'Ajoutée le {date}',
  passkeySaved: 'Vous pouvez maintenant restaurer votre portefeuille partout où vous avez cette clé d’accès.',
  passkeySecond:
    'Vous pouvez maintenant restaurer votre portefeuille partout où vous avez cette clé d’accès. Notez aussi votre phrase de récupération : une clé d’accès peut être supprimée ou perdue avec son appareil.',
  passkeyUnsupported:
    'Les clés d’accès de ce navigateur ou de cet appareil ne peuvent pas ouvrir un portefeuille. Utilisez plutôt une phrase de récupération ou une phrase de passe.',
  passkeyFailed:
    'La clé d’accès n’a pas été utilisée : vous avez annulé, ou elle n’est plus sur cet appareil. Réessayez ou choisissez un autre moyen.',
  passkeyExists: 'Cet appareil a déjà une clé d’accès pour ce portefeuille.',
  removePasskey: 'Retirer la clé d’accès',
  removePasskeyHint:
    'La clé d’accès sur {name} ne pourra plus restaurer votre portefeuille. Supprimez-la aussi de cet appareil ou du gestionnaire de mots de passe.',
  removeLastPasskey:
    'C’est votre seul moyen de récupération. Si ce navigateur oublie votre portefeuille, il est perdu. Configurez-en d’abord un autre.',
  confirmPasskeyHint: 'Utilisez la clé d’accès de votre portefeuille.',
  codeInstead: 'Utiliser un code par e-mail',
  exportKeys: 'Exporter les clés',
  exportHint: 'Elles vous permettent d’utiliser votre portefeuille dans d’autres apps.',
  exportWarning:
    'Toute personne qui voit l’une de ces clés peut tout prendre. Ne les partagez jamais et ne les saisissez jamais sur un site.',
  keyOf: 'Clé privée {family}',
  show: 'Afficher',
  hide: 'Masquer',
  copy: 'Copier',
  showNamed: 'Afficher : {name}',
  hideNamed: 'Masquer : {name}',
  copyNamed: 'Copier : {name}',
  copied: 'Copié. D’autres apps peuvent lire votre presse-papiers : collez vite, puis copiez autre chose.',
  copyFailed: 'Votre navigateur a bloqué la copie. Affichez la clé et copiez-la à la main.',
  // What sites may spend
  lowerLimits: 'Réduire les limites',
  lowerLimitsHint: 'Le site ne peut pas dépenser plus que ce que vous indiquez ici.',
  lastDay: 'Dernier jour',
  grants: 'Autorisations de dépense',
  smartFeatures: 'Fonctions avancées',
  smartFeaturesHint:
    'Avec les fonctions avancées, votre compte peut exécuter plusieurs étapes ensemble, ou pas du tout. Il garde son adresse.',
  noSmartFeatures:
    'Elles sont activées lorsque vous approuvez pour la première fois plusieurs étapes à la fois.',
  smartFeaturesUnread: 'Impossible de vérifier les fonctions avancées sur {network}.',
  noGrants: 'Aucun site ne peut dépenser sans vous demander.',
  grantsUnread: 'Impossible de charger les autorisations de dépense sur {network}.',
}
