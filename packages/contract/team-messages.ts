// Sentences of teams.

import type { MemberRole, Role } from './roles.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const teamMessages = {
  heading: 'Team',
  /** A team has the name of its owner. */
  nameOf: (owner: string) => `${owner}’s team`,
  ownWorkspace: 'My own workspace',
  switch: 'Workspace',
  switched: (workspace: string) => `You are now in ${workspace}.`,

  about:
    'People whom you invite work in this workspace with you: they see its videos, posts, pictures and files, and what they make is paid with its credits.',
  aboutForMember: (owner: string) =>
    `You are a member of ${owner}’s team. Everything that you make here belongs to the team and is paid with its credits.`,
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    viewer: 'Viewer',
  } satisfies Record<Role, string>,
  roleAbout: {
    owner: 'May do everything.',
    editor: 'Makes, changes and publishes. No billing, no keys, no members.',
    viewer: 'Sees and downloads everything, changes nothing.',
  } satisfies Record<Role, string>,
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: MemberRole) =>
    role === 'editor' ? `${name} is an editor now.` : `${name} is a viewer now.`,
  you: 'You',
  joined: (day: string) => `Joined ${day}`,

  seats: 'Seats',
  seatsUsed: (used: number, seats: number | null) =>
    seats === null ? `${used} in use, no limit` : `${used} of ${seats} in use`,
  waiting: 'No seat',
  waitingAbout: (waiting: number) =>
    `The plan has fewer seats than the team has members. ${counted(waiting, 'member', 'members')} who joined last can look at everything and change nothing until a seat is free. Remove somebody, or get more seats.`,

  planTitle: (plan: string) => `Teams come with ${plan}`,
  planAbout: (plan: string, seats: number) =>
    `Work on the same videos, posts and pictures with other people, each with their own account. ${plan} has ${seats} seats, and you take one. You invite people with a link and decide who may change things.`,
  seePlan: (plan: string) => `See the ${plan} plan`,
  needsSeats: 'Your plan has one seat, which is yours. Choose a larger plan to invite others.',
  guest: 'Sign up first: a team belongs to an account with an email.',
  full: (seats: number) =>
    `All ${seats} seats are taken or invited. Remove a member, revoke an invite or get more seats.`,
  tooLarge: (most: number) => `A team can have ${most} members and open invites.`,

  invite: 'Invite somebody',
  inviteTitle: 'Invite to your team',
  inviteFor: 'Who is it for?',
  inviteForHint: 'Only you see this, in the list of open invites.',
  inviteForPlaceholder: 'e.g., Sam, for the captions',
  inviteRole: 'Role',
  makeInvite: 'Make link',
  makingInvite: 'Making...',
  linkTitle: 'Your invite link',
  linkAbout: (days: number) =>
    `Send it to one person. It works once, within ${days} days. It is stored as a hash only and can’t be shown again.`,
  link: 'Invite link',
  linkCopied: 'Link copied!',
  invites: 'Open invites',
  invitesAbout:
    'Each link lets one person in. An open invite takes a seat until it is used, revoked or expired.',
  inviteUnnamed: 'Invite without a name',
  inviteLine: (role: string, day: string) => `${role} · works until ${day}`,
  revoke: 'Revoke',
  revokeOf: (label: string) => `Revoke the invite: ${label}`,
  revoked: 'Invite revoked. Its link no longer works.',
  inviteMissing: 'This invite was used or revoked already.',
  members: 'Members',
  noMembers: 'Only you so far.',

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeAbout:
    'They lose access at once. What they made stays with the team, and jobs that they started go on.',
  removed: (name: string) => `${name} is no longer in the team.`,
  memberMissing: 'This person is not in the team any more.',
  ownerStays: 'The owner can’t be removed. They can hand over ownership first.',
  handOver: 'Hand over',
  handOverTitle: 'Hand over ownership',
  handOverAbout:
    'Gives this whole workspace to a member, for example before you leave: its videos, posts, files, credits, licenses, connected accounts, keys and members. You become an editor, and get an empty workspace of your own. Only the new owner can give it back.',
  handOverTo: 'New owner',
  handOverCheck:
    'Provider keys and connected accounts stay with the workspace. Remove those that are yours before you go on.',
  handOverChoose: 'Choose who becomes the owner.',
  handedOver: (name: string) => `${name} is the owner now, and you are an editor.`,
  planStays:
    'This workspace has a plan that is paid by your card. End it first; ownership can be handed over when it has ended.',
  notOwner: 'You are not the owner of this workspace any more.',
  leave: 'Leave team',
  leaveTitle: (team: string) => `Leave ${team}?`,
  leaveAbout: 'You lose access at once. What you made here stays with the team.',
  left: (team: string) => `You left ${team}.`,
  ownerCantLeave: 'You own this workspace, so you can’t leave it. Hand over ownership first.',

  joinHeading: 'Join a team',
  joinLead: (owner: string) => `${owner} invites you to their team on Vivify.`,
  joinAs: {
    editor:
      'You join as an editor: you make, change and publish things. Billing, keys and members stay with the owner.',
    viewer: 'You join as a viewer: you see and download everything and change nothing.',
  } satisfies Record<MemberRole, string>,
  joinKeeps: 'You keep your own workspace and can switch between the two at any time.',
  join: 'Join the team',
  joining: 'Joining...',
  joinedTeam: (team: string) => `Welcome to ${team}!`,
  joinSignUp: 'Create an account to join',
  joinSignUpAbout: 'You come back here when you have signed up or signed in.',
  joinGuestAbout: 'You are a guest now. What you made moves to your new account.',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  openTeam: 'Open the team',
  toDashboard: 'To the dashboard',
  closedTitle: 'This invite doesn’t work',
  loading: 'Loading the invite',

  unknownInvite: 'There is no such invite. Check that the whole link was copied, or ask for a new one.',
  usedInvite: 'This invite has been used. Each link works for one person; ask for a new one.',
  expiredInvite: 'This invite has expired. Ask for a new one.',
  revokedInvite: 'This invite was withdrawn. Ask the owner of the team for a new one.',
  ownInvite: 'This is an invite to your own team. Send the link to the person whom you want to invite.',
  guestInvite: 'Guests can’t join a team. Create an account first; your work moves with you.',
  alreadyMember: 'You are in this team already.',
  teamFull: 'The team has no free seat. Ask its owner to free one, then open this link again.',
  tooManyTeams: (most: number) => `You are in ${most} teams already. Leave one to join another.`,

  noWorkspace: 'You are not in this team any more.',
  moved: 'You have switched to another workspace in the meantime, so nothing was changed. Please try again.',
  viewing: (owner: string) =>
    `You are looking at ${owner}’s team as a viewer: you can open and download everything and change nothing.`,
  viewingWaiting: (owner: string) =>
    `${owner}’s team has no seat for you at the moment: you can open and download everything and change nothing until its owner frees a seat.`,
  toOwnWorkspace: 'To my own workspace',
  viewerRefused:
    'You are a viewer in this team, so you can’t change anything here. Ask its owner to make you an editor, or switch to your own workspace.',
  waitingRefused:
    'This team has no seat for you at the moment, so you can’t change anything here. Ask its owner to free a seat, or switch to your own workspace.',
  ownerOnly: 'Only the owner of this team can do this. For your own account, switch to your own workspace.',
  ownerOnlyTitle: 'For the owner of the team',
  ownerOnlyAbout: (owner: string) =>
    `Billing, licenses, keys, webhooks and the data of this workspace as a whole are for ${owner}. To get to your own, switch to your own workspace.`,
  deleteWarning: (others: number) =>
    `Your team loses this workspace: ${counted(others, 'other member', 'other members')} can’t open it any more. To keep it for them, hand over ownership first, under Team.`,
} as const
