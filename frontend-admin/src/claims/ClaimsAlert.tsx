import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../access/IfAllowed';

/** A text promises something that the shop may not keep. */
export interface Claim {
  /** The words of the text. */
  phrase: string;
  /** Why shoppers may see something else elsewhere. */
  problem: string;
}

interface ClaimsAlertProps {
  claims: Claim[];
  title: string;
  /** The place where the shop says what is true. */
  source: { to: string; label: string };
}

/** The text can be saved nevertheless. */
export function ClaimsAlert({ claims, title, source }: ClaimsAlertProps) {
  const phrases = new Map(claims.map(({ phrase, problem }) => [phrase, problem]));
  return (
    <div role="status">
      {claims.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={title}
          description={
            <>
              <ul>
                {[...phrases].map(([phrase, problem]) => (
                  <li key={phrase}>
                    “{phrase}”: {problem}.
                  </li>
                ))}
              </ul>
              <IfAllowed needs="settings.change">
                <Link to={source.to}>{source.label}</Link>
              </IfAllowed>
            </>
          }
        />
      )}
    </div>
  );
}
