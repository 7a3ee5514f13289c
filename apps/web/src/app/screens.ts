// Every screen of the product: its address, who may see it, its place in the sidebar, and its code. To add a screen,
// add a folder under screens/ and its `load` here.

import {
  CalendarRange,
  Clapperboard,
  FileText,
  Image,
  KeyRound,
  Layers,
  LayoutDashboard,
  Lightbulb,
  Package,
  Rocket,
  Sparkles,
  Tag,
  UserRound,
  type Icon,
} from '../ui/icons.tsx'
import type { ComponentType } from 'react'

export type SidebarGroup = 'Creator Tools' | 'Launch Tools' | 'Account'

export interface SidebarPlace {
  group: SidebarGroup
  icon: Icon
  /**
   * The digits of the keyboard shortcut: `g`, then these. The sidebar shows them as a badge; null when there is none.
   */
  digits: string | null
}

export interface Screen {
  path: string
  name: string
  access: 'public' | 'session'
  /** The address works only with a secret behind its `#`. */
  needsSecret?: true
  sidebar?: SidebarPlace
  /** Loads the screen's component from its own chunk. */
  load: () => Promise<ComponentType>
}

/** Sidebar screens come first, in the order of the sidebar. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    name: 'Dashboard',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: LayoutDashboard, digits: null },
    load: async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  {
    path: '/auto-writer',
    name: 'Auto Writer',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: FileText, digits: '2' },
    load: async () => (await import('../screens/auto-writer/auto-writer-screen.tsx')).AutoWriterScreen,
  },
  {
    path: '/social-media-suite',
    name: 'Social Media Suite',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: CalendarRange, digits: '1' },
    load: async () =>
      (await import('../screens/social-media-suite/social-media-suite-screen.tsx')).SocialMediaSuiteScreen,
  },
  {
    path: '/social-studio',
    name: 'Social Studio',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Lightbulb, digits: '4' },
    load: async () => (await import('../screens/social-studio/social-studio-screen.tsx')).SocialStudioScreen,
  },
  {
    path: '/ai-influencer-studio',
    name: 'AI Influencer Studio',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: UserRound, digits: '5' },
    load: async () =>
      (await import('../screens/ai-influencer-studio/ai-influencer-studio-screen.tsx'))
        .AiInfluencerStudioScreen,
  },
  {
    path: '/video-generator',
    name: 'Video Generator',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Clapperboard, digits: '6' },
    load: async () =>
      (await import('../screens/video-generator/video-generator-screen.tsx')).VideoGeneratorScreen,
  },
  {
    path: '/product-ad-studio',
    name: 'Product Ad Studio',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Package, digits: '7' },
    load: async () =>
      (await import('../screens/product-ad-studio/product-ad-studio-screen.tsx')).ProductAdStudioScreen,
  },
  {
    path: '/image-generator',
    name: 'Image Generator',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Image, digits: '8' },
    load: async () =>
      (await import('../screens/image-generator/image-generator-screen.tsx')).ImageGeneratorScreen,
  },
  {
    path: '/image-remix-studio',
    name: 'Image Remix Studio',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Layers, digits: '9' },
    load: async () =>
      (await import('../screens/image-remix-studio/image-remix-studio-screen.tsx')).ImageRemixStudioScreen,
  },
  {
    path: '/gif-generator',
    name: 'Video to GIF',
    access: 'session',
    sidebar: { group: 'Creator Tools', icon: Sparkles, digits: '10' },
    load: async () => (await import('../screens/gif-generator/gif-generator-screen.tsx')).GifGeneratorScreen,
  },
  {
    path: '/product-hunt',
    name: 'Product Hunt Kit',
    access: 'session',
    sidebar: { group: 'Launch Tools', icon: Rocket, digits: '11' },
    load: async () => (await import('../screens/product-hunt/product-hunt-screen.tsx')).ProductHuntScreen,
  },
  {
    path: '/pricing',
    name: 'Pricing',
    access: 'public',
    sidebar: { group: 'Account', icon: Tag, digits: '12' },
    load: async () => (await import('../screens/pricing/pricing-screen.tsx')).PricingScreen,
  },
  {
    path: '/redeem-license',
    name: 'Redeem License',
    access: 'session',
    sidebar: { group: 'Account', icon: KeyRound, digits: '13' },
    load: async () =>
      (await import('../screens/redeem-license/redeem-license-screen.tsx')).RedeemLicenseScreen,
  },
  {
    path: '/logo-maker',
    name: 'Logo Maker',
    access: 'session',
    load: async () => (await import('../screens/logo-maker/logo-maker-screen.tsx')).LogoMakerScreen,
  },
  {
    path: '/credits',
    name: 'Credits',
    access: 'session',
    load: async () => (await import('../screens/credits/credits-screen.tsx')).CreditsScreen,
  },
  {
    path: '/settings',
    name: 'Settings',
    access: 'session',
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/checkout',
    name: 'Checkout',
    access: 'session',
    load: async () => (await import('../screens/checkout/checkout-screen.tsx')).CheckoutScreen,
  },
  {
    path: '/auth',
    name: 'Sign in',
    access: 'public',
    load: async () => (await import('../screens/auth/auth-screen.tsx')).AuthScreen,
  },
  {
    path: '/guide',
    name: 'User Guide',
    access: 'public',
    load: async () => (await import('../screens/guide/guide-screen.tsx')).GuideScreen,
  },
  {
    path: '/api',
    name: 'API',
    access: 'public',
    load: async () => (await import('../screens/api/api-screen.tsx')).ApiScreen,
  },
  {
    path: '/blog',
    name: 'Blog',
    access: 'public',
    load: async () => (await import('../screens/blog/blog-screen.tsx')).BlogScreen,
  },
  {
    path: '/community',
    name: 'Community',
    access: 'public',
    load: async () => (await import('../screens/community/community-screen.tsx')).CommunityScreen,
  },
  {
    path: '/about',
    name: 'About Us',
    access: 'public',
    load: async () => (await import('../screens/about/about-screen.tsx')).AboutScreen,
  },
  {
    path: '/contact',
    name: 'Contact',
    access: 'public',
    load: async () => (await import('../screens/contact/contact-screen.tsx')).ContactScreen,
  },
  {
    path: '/review/:token',
    name: 'Review',
    access: 'public',
    load: async () => (await import('../screens/review/review-screen.tsx')).ReviewScreen,
  },
  {
    path: '/join',
    name: 'Join a team',
    access: 'public',
    needsSecret: true,
    load: async () => (await import('../screens/join/join-screen.tsx')).JoinScreen,
  },
]

/** True for a screen whose address contains a secret, so that nothing can link to it. */
export function isSecret({ path, needsSecret }: Screen): boolean {
  return needsSecret === true || hasParameter(path)
}

function hasParameter(path: string): boolean {
  return path.includes(':')
}

function prefixOf({ path }: Screen): string {
  return path.slice(0, path.indexOf(':'))
}

/** The screen at an address, or undefined. */
export function findScreen(path: string): Screen | undefined {
  return screens.find(
    (screen) => screen.path === path || (hasParameter(screen.path) && path.startsWith(prefixOf(screen))),
  )
}

export const sidebarGroups: readonly SidebarGroup[] = ['Creator Tools', 'Launch Tools', 'Account']
