/** What is said on every page about signing in and out. */
export const sessionMessages = {
  'You are still signed in. Please check your connection and try again':
    'Oturumunuz hâlâ açık. Lütfen bağlantınızı kontrol edip yeniden deneyin',
  'Checkout as Guest': 'Misafir olarak devam et',
  Login: 'Giriş yap',
  'Login or continue as guest?': 'Giriş mi yapacaksınız, misafir olarak mı devam edeceksiniz?',
  'Your cart comes along either way.': 'Sepetiniz her durumda sizinle gelir.',
} as const satisfies Record<string, string>
