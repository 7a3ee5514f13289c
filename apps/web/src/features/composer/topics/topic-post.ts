import type { PostContent } from '@vivify/contract/post'
import type { Topic } from '../../../api/trends.ts'
import { emptyPost } from '../post-content.ts'

/** A start of a topic, and where its day holds. */
export interface TopicChoice extends Pick<Topic, 'date' | 'pillar'> {
  text: string
  zone: string
}

const usualTime = '09:00'

/** Puts the start into a post without words. What was chosen already stays. */
export function takeTopic(post: PostContent, { text, date, pillar, zone }: TopicChoice): PostContent {
  const plan: PostContent['plan'] = date === null ? null : { date, time: usualTime, zone, fold: 'earlier' }
  return { ...post, text, pillar: post.pillar ?? pillar, plan: post.plan ?? plan }
}

/** A new post for the platforms and accounts of the open one. */
export function beginTopic({ platforms, accounts }: PostContent, choice: TopicChoice): PostContent {
  return takeTopic({ ...emptyPost(), platforms, accounts }, choice)
}
