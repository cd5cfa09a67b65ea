import type { WindowTexts } from './en.ts'

export const deWindow: WindowTexts = {
  usePassphrase: 'Passphrase verwenden',
  useKit: 'Wiederherstellungswörter verwenden',
  passphraseHint: 'Mindestens 12 Zeichen. Niemand kann sie zurücksetzen.',
  passphraseAgain: 'Passphrase wiederholen',
  passphraseShort: 'Nehmen Sie mindestens 12 Zeichen.',
  passphraseWeak:
    'Sie ist leicht zu erraten. Nehmen Sie vier oder mehr Wörter, die nichts miteinander zu tun haben.',
  passphraseDiffers: 'Die beiden Passphrasen sind verschieden.',
  kitWords: 'Ihre 24 Wiederherstellungswörter',
  createWallet: 'Wallet erstellen',
  security: 'Wiederherstellung und Sicherheit',
  byMailHint:
    'Wer diese Seite und ihren Wiederherstellungsdienst betreibt oder Ihr Postfach beherrscht, kann diese Wallet wiederherstellen.',
  kitHint: 'Schreiben Sie diese Wörter in dieser Reihenfolge auf Papier. Wer sie hat, hat die Wallet.',
  kitDone: 'Ich habe sie aufgeschrieben',
  kitCheckTitle: 'Wörter prüfen',
  kitCheckHint:
    'Geben Sie diese drei Ihrer Wörter ein, damit sicher ist, dass Sie sie richtig aufgeschrieben haben.',
  word: 'Wort {number}',
  wordWrong: 'Das ist nicht dieses Wort. Sehen Sie nach, was Sie aufgeschrieben haben.',
  kitSaved:
    'Mit diesen Wörtern stellen Sie Ihre Wallet auf jedem Gerät wieder her. Bewahren Sie sie sicher und geheim auf.',
  passphraseSaved:
    'Mit dieser Passphrase stellen Sie Ihre Wallet auf jedem Gerät wieder her. Bewahren Sie sie sicher und geheim auf.',
  resend: 'Neuen Code senden',
  resendIn: 'Neuer Code in {seconds} s',
  resent: 'Ein neuer Code ist unterwegs.',
  logins: 'Anmeldemethoden',
  loginsHint:
    'Jeder davon führt zu dieser Wallet. Mit einem zweiten sind Sie nicht ausgesperrt, wenn Sie den ersten verlieren.',
  loginRemoved:
    'Mit {provider} kann man sich nicht mehr bei dieser Wallet anmelden. Andere Sitzungen damit wurden beendet.',
  usedLogin: 'Aktuelle Anmeldung',
  add: 'Hinzufügen',
  addLogin: '{provider} hinzufügen',
  addLoginHint:
    'Melden Sie sich in dem Fenster, das sich öffnet, mit {provider} an. Danach führt auch das zu dieser Wallet.',
  foundLoginHint: 'Dieses Konto verknüpfen? Wer es benutzen kann, kann dann diese Wallet öffnen.',
  scanApp: 'Scannen Sie diesen Code mit Ihrem Telefon und stimmen Sie in der App von {provider} zu.',
  scanSite: 'Stimmen Sie nur zu, wenn die App {site} nennt.',
  openApp: '{provider} öffnen',
  appCode: 'Code für die App von {provider}',
  farcasterName: 'Die Nummer ist sicher. Der Name ist nur, was die App sagt.',
  devices: 'Geräte',
  devicesHint:
    'Diese Geräte können Ihre Wallet verwenden. Entfernen Sie, was Sie nicht kennen oder nicht mehr haben.',
  thisDevice: 'Dieses Gerät',
  lastUsed: 'Zuletzt verwendet am {date}',
  remove: 'Entfernen',
  removeNamed: '{device} entfernen',
  forgetHint:
    'Sie werden abgemeldet, und nichts von Ihrer Wallet bleibt in diesem Browser. Wenn Sie sie hier wieder verwenden, ist er ein neues Gerät.',
  confirmYou: 'Bestätigen Sie, dass Sie es sind',
  confirmPassphraseHint: 'Geben Sie die Passphrase Ihres Wallets ein.',
  confirmKitHint: 'Geben Sie die 24 Wörter Ihres Wallets ein.',
  confirmYouHint: 'Melden Sie sich noch einmal mit {provider} an, in einem Fenster, das sich öffnet.',
  continueWith: 'Weiter mit {provider}',
  socialOpening: 'Die Anmeldung wird geöffnet …',
  socialEnding: 'Sie werden angemeldet …',
  socialLost:
    'Sie haben sich bestätigt, aber dieses Fenster erreicht die Seite nicht, die danach gefragt hat. Schließen Sie es und versuchen Sie es direkt im Tab noch einmal.',
  socialDone: 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
  socialFailed:
    'Die Anmeldung wurde abgebrochen oder hat nicht funktioniert. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
  save: 'Speichern',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  openingWallet: 'Wallet wird geöffnet …',
  windowLost: 'Die Seite, die gefragt hat, ist weg. Sie können dieses Fenster schließen.',
  passkeys: 'Passkeys',
  passkeysHint:
    'Einen Passkey bewahrt Ihr Gerät oder Ihr Passwortmanager auf. Mit ihm kommt Ihre Wallet sofort zurück, überall, wo Sie diesen Passkey haben.',
  noPasskeys: 'Noch kein Passkey.',
  addedOn: 'Hinzugefügt am {date}',
  passkeySaved: 'Mit diesem Passkey kommt Ihre Wallet überall zurück, wo Sie ihn haben.',
  passkeySecond:
    'Mit diesem Passkey kommt Ihre Wallet überall zurück, wo Sie ihn haben. Schreiben Sie auch die Wörter auf: Ein Passkey kann gelöscht werden oder mit seinem Gerät verloren gehen.',
  passkeyUnsupported:
    'Passkeys dieses Browsers oder Geräts können keine Wallet öffnen. Verwenden Sie stattdessen die Wörter oder eine Passphrase.',
  passkeyFailed:
    'Der Passkey wurde nicht verwendet: Sie haben abgebrochen, oder er ist nicht mehr auf diesem Gerät. Versuchen Sie es erneut, oder wählen Sie einen anderen Weg.',
  passkeyExists: 'Dieses Gerät hat schon einen Passkey dieser Wallet.',
  removePasskey: 'Passkey entfernen',
  removePasskeyHint:
    'Ihre Wallet kommt mit dem Passkey von {name} nicht mehr zurück. Löschen Sie ihn auch auf jenem Gerät oder im Passwortmanager.',
  removeLastPasskey:
    'Das ist der einzige Weg zurück zu Ihrer Wallet. Sobald dieser Browser die Wallet vergisst, ist sie verloren. Richten Sie vorher einen anderen Weg ein.',
  confirmPasskeyHint: 'Verwenden Sie den Passkey Ihrer Wallet.',
  codeInstead: 'Code per E-Mail verwenden',
  exportKeys: 'Schlüssel exportieren',
  exportHint: 'Damit können Sie Ihre Wallet in anderen Apps verwenden.',
  exportWarning:
    'Wer einen davon sieht, kann alles nehmen. Zeigen Sie sie niemandem und geben Sie sie auf keiner Website ein.',
  keyOf: 'Privater Schlüssel für {family}',
  show: 'Anzeigen',
  hide: 'Verbergen',
  copy: 'Kopieren',
  showNamed: 'Anzeigen: {name}',
  hideNamed: 'Verbergen: {name}',
  copyNamed: 'Kopieren: {name}',
  copied:
    'Kopiert. Andere Apps können es dort lesen: Fügen Sie es bald ein, und kopieren Sie dann etwas anderes.',
  copyFailed:
    'Dieser Browser hat das Kopieren nicht erlaubt. Zeigen Sie es an, und kopieren Sie es von Hand.',
  // What sites may spend
  grants: 'Erlaubte Ausgaben',
  noGrants: 'Nichts darf ausgegeben werden, ohne Sie zu fragen.',
  grantsUnread: 'Was auf {network} ausgegeben werden darf, konnte nicht gelesen werden.',
}
