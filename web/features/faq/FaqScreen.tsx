import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLang, useT } from '../../lib/intl.ts';
import { usePublicTerms, wordsOf } from '../../lib/public-terms.ts';
import { Await } from '../../ui/Await.tsx';
import { FaqView } from './FaqView.tsx';

/** A link may lead to one answer. */
export function FaqScreen() {
  const lang = useLang();
  const t = useT();
  const { hash } = useLocation();
  const [wanted, setWanted] = useState('');
  return (
    <Await of={usePublicTerms()} rows={[36, 52, 320, 320]}>
      {(data) => {
        const words = wordsOf(data, lang);
        return (
          <FaqView
            key={hash}
            answerOf={(id) => t(`faq.a_${id}`, words)}
            opened={hash.slice(1)}
            wanted={wanted}
            onWant={setWanted}
          />
        );
      }}
    </Await>
  );
}
