import { useParams } from 'react-router-dom';
import { CaseScreen } from './CaseScreen.tsx';
import { WorklistScreen } from './WorklistScreen.tsx';

/** The worklist, and one case of it. */
export function CollectionScreen() {
  const { loanId } = useParams();
  return loanId ? <CaseScreen loanId={loanId} /> : <WorklistScreen />;
}
