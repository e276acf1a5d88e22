import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Section 7: six questions that open and close independently, even without JavaScript. */
export function Questions() {
  const { heading, intro, questions } = useWords('home').faq;
  return (
    <section className="bg-sand" aria-labelledby="questions">
      <div className="wrap section grid gap-6 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="questions">{heading}</h2>
          <p className="mt-3 text-ink-soft">{intro}</p>
        </div>
        <div className="grid gap-3">
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary>
                <h3>{question}</h3>
                <Icon name="down" size={22} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
