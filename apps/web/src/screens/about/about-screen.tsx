import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** What Vivify is, and what it holds to. */
export function AboutScreen() {
  return (
    <PublicPage
      title="About Us"
      lead="Vivify turns an idea into a finished faceless short, and into everything that goes with it."
    >
      <PageSection title="Made on your machine">
        <p>
          Script, voice, music, pictures and captions come from engines that are built in. They need no key
          and no network, so what you write stays where you write it. Providers you connect can do better in
          places; the screen always names the engine that made a result.
        </p>
      </PageSection>
      <PageSection title="Nothing made up">
        <p>
          The built-in writer works from facts with a source beside them, or from your own text. For a topic
          it knows nothing about it asks you questions instead of inventing answers. It writes no testimonials
          and no numbers of its own.
        </p>
      </PageSection>
      <PageSection title="Open">
        <p>
          The program is under the MIT licence. A video is one document that you can export, keep and open
          again: the same document gives the same video.
        </p>
      </PageSection>
    </PublicPage>
  )
}
