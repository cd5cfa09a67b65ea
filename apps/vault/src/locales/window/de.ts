import type { WindowTexts } from './en.ts'

export const deWindow: WindowTexts = {
  usePassphrase: 'Passphrase verwenden',
  useKit: 'Wiederherstellungsphrase verwenden',
  passphraseHint: 'Mindestens 12 Zeichen. Sie kann nicht zurückgesetzt werden.',
  passphraseAgain: 'Passphrase wiederholen',
  passphraseShort: 'Verwenden Sie mindestens 12 Zeichen.',
  passphraseWeak:
    'Das ist leicht zu erraten. Verwenden Sie vier oder mehr Wörter, die nichts miteinander zu tun haben.',
  passphraseDiffers: 'Die Passphrasen stimmen nicht überein.',
  kitWords: 'Ihre Wiederherstellungsphrase mit 24 Wörtern',
  createWallet: 'Wallet erstellen',
  security: 'Wiederherstellung und Sicherheit',
  byMailHint:
    'Wer Zugriff auf Ihr E-Mail-Konto hat oder diese Seite und ihren Wiederherstellungsdienst betreibt, kann diese Wallet wiederherstellen.',
  kitHint: 'Schreiben Sie diese Wörter in dieser Reihenfolge auf Papier. Wer sie hat, hat Ihre Wallet.',
  kitDone: 'Ich habe sie aufgeschrieben',
  kitCheckTitle: 'Wiederherstellungsphrase prüfen',
  kitCheckHint:
    'Geben Sie diese drei Wörter ein, um sicherzugehen, dass Sie sie richtig aufgeschrieben haben.',
  word: 'Wort {number}',
  wordWrong: 'Das ist nicht das richtige Wort. Sehen Sie nach, was Sie aufgeschrieben haben.',
  kitSaved:
    'Mit diesen Wörtern stellen Sie Ihre Wallet auf jedem Gerät wieder her. Bewahren Sie sie sicher und geheim auf.',
  passphraseSaved:
    'Mit dieser Passphrase stellen Sie Ihre Wallet auf jedem Gerät wieder her. Bewahren Sie sie sicher und geheim auf.',
  resend: 'Neuen Code senden',
  resendIn: 'Neuer Code in {seconds} s',
  resent: 'Wir haben einen neuen Code gesendet.',
  logins: 'Anmeldemethoden',
  loginsHint:
    'Jede davon öffnet diese Wallet. Mit einer zweiten sperren Sie sich nicht aus, wenn Sie die erste verlieren.',
  loginRemoved:
    'Mit {provider} kann man sich nicht mehr bei dieser Wallet anmelden. Andere Sitzungen damit wurden beendet.',
  usedLogin: 'Aktuelle Anmeldung',
  add: 'Hinzufügen',
  addLogin: '{provider} hinzufügen',
  addLoginHint:
    'Melden Sie sich in einem neuen Fenster mit {provider} an. Danach öffnet auch das diese Wallet.',
  foundLoginHint: 'Dieses Konto verknüpfen? Wer es benutzen kann, kann dann auch diese Wallet öffnen.',
  scanApp: 'Scannen Sie diesen QR-Code mit Ihrem Smartphone und bestätigen Sie in der {provider}-App.',
  scanSite: 'Bestätigen Sie nur, wenn die App {site} anzeigt.',
  openApp: '{provider} öffnen',
  appCode: 'QR-Code für die {provider}-App',
  farcasterName: 'Die Nummer ist bestätigt. Der Name stammt aus der App und ist es nicht.',
  devices: 'Geräte',
  devicesHint:
    'Diese Geräte können Ihre Wallet verwenden. Entfernen Sie alle, die Sie nicht kennen oder nicht mehr haben.',
  thisDevice: 'Dieses Gerät',
  lastUsed: 'Zuletzt verwendet am {date}',
  remove: 'Entfernen',
  removeNamed: '{device} entfernen',
  forgetHint:
    'Sie werden abgemeldet, und Ihre Wallet wird aus diesem Browser entfernt. Wenn Sie zurückkommen, gilt er als neues Gerät.',
  confirmYou: 'Bestätigen Sie, dass Sie es sind',
  confirmPassphraseHint: 'Geben Sie die Passphrase Ihrer Wallet ein.',
  confirmKitHint: 'Geben Sie Ihre Wiederherstellungsphrase mit 24 Wörtern ein.',
  confirmYouHint: 'Melden Sie sich in einem neuen Fenster noch einmal mit {provider} an.',
  continueWith: 'Weiter mit {provider}',
  socialOpening: 'Anmeldung wird geöffnet …',
  socialEnding: 'Sie werden angemeldet …',
  socialLost:
    'Sie haben bestätigt, dass Sie es sind, aber dieses Fenster erreicht die anfragende Seite nicht. Schließen Sie es und versuchen Sie es im ursprünglichen Tab erneut.',
  socialDone: 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
  socialFailed:
    'Die Anmeldung wurde abgebrochen oder hat nicht funktioniert. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
  save: 'Speichern',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  openingWallet: 'Wallet wird geöffnet …',
  windowLost: 'Die anfragende Seite ist nicht mehr da. Sie können dieses Fenster schließen.',
  passkeys: 'Passkeys',
  passkeysHint:
    'Ein Passkey liegt auf Ihrem Gerät oder in Ihrem Passwortmanager. Er stellt Ihre Wallet überall, wo Sie ihn haben, sofort wieder her.',
  noPasskeys: 'Noch keine Passkeys.',
  addedOn: 'Hinzugefügt am {date}',
  passkeySaved: 'Sie können Ihre Wallet jetzt überall wiederherstellen, wo Sie diesen Passkey haben.',
  passkeySecond:
    'Sie können Ihre Wallet jetzt überall wiederherstellen, wo Sie diesen Passkey haben. Sichern Sie auch Ihre Wiederherstellungsphrase: Ein Passkey kann gelöscht werden oder mit seinem Gerät verloren gehen.',
  passkeyUnsupported:
    'Passkeys in diesem Browser oder auf diesem Gerät können keine Wallet öffnen. Verwenden Sie stattdessen eine Wiederherstellungsphrase oder Passphrase.',
  passkeyFailed:
    'Der Passkey wurde nicht verwendet: Sie haben abgebrochen, oder er ist nicht mehr auf diesem Gerät. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  passkeyExists: 'Auf diesem Gerät gibt es bereits einen Passkey für diese Wallet.',
  removePasskey: 'Passkey entfernen',
  removePasskeyHint:
    'Der Passkey auf {name} kann Ihre Wallet dann nicht mehr wiederherstellen. Löschen Sie ihn auch auf diesem Gerät oder im Passwortmanager.',
  removeLastPasskey:
    'Das ist Ihre einzige Wiederherstellungsmethode. Wenn dieser Browser Ihre Wallet vergisst, ist sie verloren. Richten Sie zuerst eine andere ein.',
  confirmPasskeyHint: 'Verwenden Sie den Passkey Ihrer Wallet.',
  codeInstead: 'Code per E-Mail verwenden',
  exportKeys: 'Schlüssel exportieren',
  exportHint: 'Damit können Sie Ihre Wallet in anderen Apps verwenden.',
  exportWarning:
    'Wer einen dieser Schlüssel sieht, kann alles nehmen. Geben Sie sie nie weiter und nie auf einer Website ein.',
  keyOf: 'Privater {family}-Schlüssel',
  show: 'Anzeigen',
  hide: 'Verbergen',
  copy: 'Kopieren',
  showNamed: 'Anzeigen: {name}',
  hideNamed: 'Verbergen: {name}',
  copyNamed: 'Kopieren: {name}',
  copied:
    'Kopiert. Andere Apps können Ihre Zwischenablage lesen: Fügen Sie es bald ein und kopieren Sie dann etwas anderes.',
  copyFailed: 'Ihr Browser hat das Kopieren blockiert. Zeigen Sie es an und kopieren Sie es von Hand.',
  // What sites may spend
  lowerLimits: 'Limits senken',
  lowerLimitsHint: 'Mehr, als Sie hier eingeben, kann die Website nicht ausgeben.',
  lastDay: 'Letzter Tag',
  grants: 'Ausgabeberechtigungen',
  smartFeatures: 'Smart-Funktionen',
  smartFeaturesHint:
    'Mit Smart-Funktionen kann Ihr Konto mehrere Schritte zusammen oder gar nicht ausführen. Es behält seine Adresse.',
  noSmartFeatures:
    'Sie werden eingeschaltet, sobald Sie zum ersten Mal mehrere Schritte auf einmal bestätigen.',
  smartFeaturesUnread: 'Die Smart-Funktionen auf {network} konnten nicht geprüft werden.',
  noGrants: 'Keine Website darf etwas ausgeben, ohne Sie zu fragen.',
  grantsUnread: 'Die Ausgabeberechtigungen auf {network} konnten nicht geladen werden.',
}
