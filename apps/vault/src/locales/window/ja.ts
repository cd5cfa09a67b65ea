import type { WindowTexts } from './en.ts'

export const jaWindow: WindowTexts = {
  usePassphrase: 'パスフレーズを使う',
  useKit: 'リカバリーフレーズを使う',
  passphraseHint: '12文字以上。誰にも再設定できません。',
  passphraseAgain: 'パスフレーズをもう一度入力',
  passphraseShort: '12文字以上にしてください。',
  passphraseWeak: '推測されやすいパスフレーズです。互いに関係のない単語を4つ以上使ってください。',
  passphraseDiffers: '2つのパスフレーズが一致しません。',
  kitWords: 'リカバリーフレーズの24個の単語',
  createWallet: 'ウォレットを作成',
  security: '復元とセキュリティ',
  byMailHint:
    'このサイトとその復元サービスの運営者、またはあなたのメールを管理できる人は、このウォレットを復元できます。',
  kitHint: 'これらの単語をこの順番で紙に書き留めてください。単語を持つ人がウォレットを持つことになります。',
  kitDone: '書き留めました',
  kitCheckTitle: '単語の確認',
  kitCheckHint: '正しく書き留めたことを確かめるため、次の3つの単語を入力してください。',
  word: '{number}番目の単語',
  wordWrong: 'この単語ではありません。書き留めたものを見てください。',
  kitSaved:
    'これらの単語があれば、どのデバイスでもウォレットを復元できます。安全な場所に、人に知られないよう保管してください。',
  passphraseSaved:
    'このパスフレーズがあれば、どのデバイスでもウォレットを復元できます。自分だけがわかる場所に保管してください。',
  resend: '新しいコードを送る',
  resendIn: '{seconds}秒後に新しいコードを送れます',
  resent: '新しいコードを送りました。',
  logins: 'ログイン方法',
  loginsHint: 'どれもこのウォレットにつながります。2つあれば、1つを失っても締め出されません。',
  loginRemoved:
    '{provider}ではこのウォレットにログインできなくなりました。これを使っていたほかのセッションはログアウトされました。',
  usedLogin: '現在のログイン',
  add: '追加',
  addLogin: '{provider}を追加',
  addLoginHint:
    '開くウィンドウで{provider}にログインしてください。以後、これもこのウォレットにつながります。',
  foundLoginHint:
    'このアカウントを連携しますか？これを使える人は誰でも、このウォレットを開けるようになります。',
  scanApp: 'スマートフォンでこのコードを読み取り、{provider}アプリで同意してください。',
  scanSite: 'アプリに{site}と表示された場合のみ同意してください。',
  openApp: '{provider}を開く',
  appCode: '{provider}アプリ用のコード',
  farcasterName: '番号は確かなものです。名前はアプリが伝えているだけです。',
  devices: 'デバイス',
  devicesHint:
    'これらのデバイスはあなたのウォレットを使えます。見覚えのないものや、もう持っていないものは削除してください。',
  thisDevice: 'このデバイス',
  lastUsed: '最終使用日：{date}',
  remove: '削除',
  removeNamed: '{device}を削除',
  forgetHint:
    'サインアウトし、このブラウザにウォレットの情報は残りません。ここで再び使うときは新しいデバイスになります。',
  confirmYou: 'ご本人の確認',
  confirmPassphraseHint: 'ウォレットのパスフレーズを入力してください。',
  confirmKitHint: 'ウォレットの24個の単語を入力してください。',
  confirmYouHint: '開くウィンドウで、もう一度{provider}にログインしてください。',
  continueWith: '{provider}で続ける',
  socialOpening: 'ログイン画面を開いています…',
  socialEnding: 'ログインしています…',
  socialLost:
    'ご本人の確認はできましたが、このウィンドウから依頼元のページに接続できません。閉じてから、元のタブでもう一度お試しください。',
  socialDone: 'ログインしました。このウィンドウを閉じてかまいません。',
  socialFailed:
    'ログインがキャンセルされたか、失敗しました。このウィンドウを閉じて、もう一度お試しください。',
  save: '保存',
  close: '閉じる',
  tryAgain: '再試行',
  openingWallet: 'ウォレットを開いています…',
  windowLost: '依頼元のページがなくなりました。このウィンドウを閉じてかまいません。',
  passkeys: 'パスキー',
  passkeysHint:
    'パスキーはデバイスまたはパスワードマネージャーに保管されます。パスキーがある場所なら、すぐにウォレットを復元できます。',
  noPasskeys: 'パスキーはまだありません。',
  addedOn: '{date}に追加',
  passkeySaved: 'このパスキーがある場所なら、どこでもウォレットを復元できます。',
  passkeySecond:
    'このパスキーがある場所なら、どこでもウォレットを復元できます。リカバリーフレーズも書き留めてください。パスキーは削除されたり、デバイスごと失われたりすることがあります。',
  passkeyUnsupported:
    'このブラウザまたはデバイスのパスキーではウォレットを開けません。リカバリーフレーズまたはパスフレーズをお使いください。',
  passkeyFailed:
    'パスキーは使われませんでした。キャンセルされたか、このデバイスにもうありません。もう一度試すか、別の方法を選んでください。',
  passkeyExists: 'このデバイスにはすでにこのウォレットのパスキーがあります。',
  removePasskey: 'パスキーを削除',
  removePasskeyHint:
    '{name}のパスキーではウォレットを復元できなくなります。そのデバイスまたはパスワードマネージャーからも削除してください。',
  removeLastPasskey:
    'これはウォレットの唯一の復元手段です。このブラウザからウォレットが消えると失われます。先に別の方法を設定してください。',
  confirmPasskeyHint: 'ウォレットのパスキーをお使いください。',
  codeInstead: 'メールのコードを使う',
  exportKeys: '鍵のエクスポート',
  exportHint: 'これらがあれば、ほかのアプリでウォレットを使えます。',
  exportWarning:
    '1つでも見た人はすべてを奪えます。誰にも見せず、入力を求めるページには入力しないでください。',
  keyOf: '{family}の秘密鍵',
  show: '表示',
  hide: '非表示',
  copy: 'コピー',
  showNamed: '表示：{name}',
  hideNamed: '非表示：{name}',
  copyNamed: 'コピー：{name}',
  copied:
    'コピーしました。ほかのアプリに読まれる可能性があります。すぐに貼り付けて、別のものをコピーしてください。',
  copyFailed: 'このブラウザではコピーできませんでした。表示して、手で書き写してください。',
  // What sites may spend
  lowerLimits: '上限を下げる',
  lowerLimitsHint: 'サイトは、ここに入力した額を超えて使うことはできません。',
  lastDay: '最終日',
  grants: '支出の許可',
  smartFeatures: 'スマート機能',
  smartFeaturesHint:
    'スマート機能を使うと、複数のステップをまとめて実行するか、まったく実行しないかのどちらかになります。アドレスは変わりません。',
  noSmartFeatures: '複数のステップを初めて一度に承認するとオンになります。',
  smartFeaturesUnread: '{network} のスマート機能を確認できませんでした。',
  noGrants: '確認なしに使われるものはありません。',
  grantsUnread: '{network} で何を使えるかを読み取れませんでした。',
}
