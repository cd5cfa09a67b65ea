import type { WindowTexts } from './en.ts'

export const caWindow: WindowTexts = {
  usePassphrase: 'Usa la frase de pas',
  useKit: 'Usa la frase de recuperació',
  passphraseHint: 'Almenys 12 caràcters. Ningú no la pot restablir.',
  passphraseAgain: 'Repetiu la frase de pas',
  passphraseShort: 'Useu almenys 12 caràcters.',
  passphraseWeak:
    'És fàcil d’endevinar. Feu servir quatre paraules o més que no tinguin relació entre elles.',
  passphraseDiffers: 'Les dues frases són diferents.',
  kitWords: 'Les 24 paraules de la frase de recuperació',
  createWallet: 'Crea la cartera',
  security: 'Recuperació i seguretat',
  byMailHint:
    'Qui gestioni aquest lloc i el seu servei de recuperació, o controli la vostra bústia, pot recuperar aquesta cartera.',
  kitHint: 'Escriviu aquestes paraules en paper, en aquest ordre. Qui les té, té la cartera.',
  kitDone: 'Les he anotades',
  kitCheckTitle: 'Comproveu les paraules',
  kitCheckHint: 'Escriviu aquestes tres paraules per assegurar-vos que les heu anotat bé.',
  word: 'Paraula {number}',
  wordWrong: 'No és aquesta paraula. Mireu què heu anotat.',
  kitSaved:
    'Amb aquestes paraules la cartera torna en qualsevol dispositiu. Guardeu-les on només vós les trobeu.',
  passphraseSaved:
    'Amb aquesta frase de pas la cartera torna en qualsevol dispositiu. Guardeu-la on només vós la trobeu.',
  resend: 'Envia un codi nou',
  resendIn: 'Codi nou d’aquí a {seconds} s',
  resent: 'Hem enviat un codi nou.',
  logins: 'Maneres d’entrar',
  loginsHint: 'Cadascuna porta a aquesta cartera. Amb una segona no us quedeu fora si perdeu la primera.',
  loginRemoved:
    '{provider} ja no porta a aquesta cartera. S’ha tancat la sessió als altres llocs on hi havíeu entrat.',
  usedLogin: 'Accés actual',
  add: 'Afegeix',
  addLogin: 'Afegeix {provider}',
  addLoginHint:
    'Entreu amb {provider} a la finestra que s’obre. Des de llavors també porta a aquesta cartera.',
  foundLoginHint: 'És el vostre compte? Qui el tingui entrarà en aquesta cartera a partir d’ara.',
  scanApp: 'Escanegeu aquest codi amb el telèfon i accepteu a l’app de {provider}.',
  scanSite: 'Accepteu només si l’app anomena {site}.',
  openApp: 'Obre {provider}',
  appCode: 'Codi per a l’app de {provider}',
  farcasterName: 'El número és segur. El nom és només el que diu l’aplicació.',
  devices: 'Dispositius',
  devicesHint: 'Aquests dispositius poden usar la cartera. Traieu els que no conegueu o ja no tingueu.',
  thisDevice: 'Aquest dispositiu',
  lastUsed: 'Últim ús: {date}',
  remove: 'Treu',
  removeNamed: 'Treu {device}',
  forgetHint:
    'Es tanca la sessió i res de la cartera queda en aquest navegador. Per tornar-la a usar aquí, serà un dispositiu nou.',
  confirmYou: 'Confirmeu que sou vós',
  confirmPassphraseHint: 'Escriviu la frase de pas de la cartera.',
  confirmKitHint: 'Escriviu les 24 paraules de la cartera.',
  confirmYouHint: 'Entreu amb {provider} una altra vegada, a la finestra que s’obre.',
  continueWith: 'Continua amb {provider}',
  socialOpening: 'S’està obrint l’inici de sessió…',
  socialEnding: 'S’està iniciant la sessió…',
  socialLost:
    'Heu confirmat qui sou, però aquesta finestra no arriba a la pàgina que ho ha demanat. Tanqueu-la i torneu-ho a provar a la mateixa pestanya.',
  socialDone: 'Heu iniciat la sessió. Podeu tancar aquesta finestra.',
  socialFailed:
    'L’inici de sessió s’ha cancel·lat o no ha funcionat. Tanqueu aquesta finestra i torneu-ho a provar.',
  save: 'Desa',
  close: 'Tanca',
  tryAgain: 'Torna-ho a provar',
  openingWallet: 'S’està obrint la cartera…',
  windowLost: 'La pàgina que ho ha demanat ja no hi és. Podeu tancar aquesta finestra.',
  passkeys: 'Claus d’accés',
  passkeysHint:
    'El dispositiu o el gestor de contrasenyes guarda la clau d’accés. Amb ella la cartera torna a l’instant, on tingueu aquesta clau.',
  noPasskeys: 'Encara no hi ha claus d’accés.',
  addedOn: 'Afegida el {date}',
  passkeySaved: 'Amb aquesta clau d’accés la cartera torna on la tingueu.',
  passkeySecond:
    'Amb aquesta clau d’accés la cartera torna on la tingueu. Anoteu també la frase de recuperació: una clau es pot esborrar o perdre amb el dispositiu.',
  passkeyUnsupported:
    'Les claus d’accés d’aquest navegador o dispositiu no poden obrir una cartera. Useu la frase de recuperació o una frase de pas.',
  passkeyFailed:
    'No s’ha usat la clau d’accés: heu cancel·lat o ja no és en aquest dispositiu. Torneu-ho a provar o trieu una altra via.',
  passkeyExists: 'Aquest dispositiu ja té una clau d’accés d’aquesta cartera.',
  removePasskey: 'Treu la clau d’accés',
  removePasskeyHint:
    'La cartera ja no torna amb la clau d’accés de {name}. Esborreu-la també d’aquell dispositiu o gestor.',
  removeLastPasskey:
    'És l’única via de retorn a la cartera. Si aquest navegador l’oblida, es perd. Configureu abans una altra via.',
  confirmPasskeyHint: 'Useu la clau d’accés de la cartera.',
  codeInstead: 'Usa un codi per correu',
  exportKeys: 'Exporta les claus',
  exportHint: 'Amb aquestes podeu usar la cartera en altres apps.',
  exportWarning:
    'Qui en vegi una s’ho pot endur tot. No les mostreu a ningú ni les escriviu en cap pàgina que les demani.',
  keyOf: 'Clau privada de {family}',
  show: 'Mostra',
  hide: 'Amaga',
  copy: 'Copia',
  showNamed: 'Mostra: {name}',
  hideNamed: 'Amaga: {name}',
  copyNamed: 'Copia: {name}',
  copied: 'Copiat. Altres apps ho poden llegir: enganxeu-ho aviat i després copieu una altra cosa.',
  copyFailed: 'Aquest navegador no ha permès copiar. Mostreu-ho i copieu-ho a mà.',
  // What sites may spend
  grants: 'Permisos de despesa',
  smartFeatures: 'Funcions intel·ligents',
  smartFeaturesHint:
    'Amb les funcions intel·ligents, el teu compte pot executar diversos passos junts o cap. Conserva l’adreça.',
  noSmartFeatures: 'S’activen la primera vegada que aproves diversos passos alhora.',
  smartFeaturesUnread: 'No s’han pogut comprovar les funcions intel·ligents a {network}.',
  noGrants: 'No es pot gastar res sense preguntar-vos.',
  grantsUnread: 'No s’ha pogut llegir què es pot gastar a {network}.',
}
