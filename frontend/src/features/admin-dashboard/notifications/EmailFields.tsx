import { TokenField } from './TokenField';
import { useInsertion } from './useInsertion';
import type { TemplateDraft } from './useTemplateDraft';
import { VariableChips } from './VariableChips';

interface EmailFieldsProps {
  readonly draft: TemplateDraft;
  readonly variables: readonly string[];
}

export const EmailFields = ({ draft, variables }: EmailFieldsProps) => {
  const { body, onFocus, insert } = useInsertion();
  const { email } = draft.texts;
  return (
    <>
      <TokenField
        label="Subject"
        singleLine
        value={email.subject}
        onChange={(subject) => draft.change('email', { subject })}
        refused={draft.refused.get('email.subject')}
        {...{ variables, onFocus }}
      />
      <div>
        <TokenField
          label="Body"
          minHeight={232}
          value={email.body}
          onChange={(text) => draft.change('email', { body: text })}
          refused={draft.refused.get('email.body')}
          inputRef={body}
          {...{ variables, onFocus }}
        />
        <VariableChips variables={variables} onInsert={insert} />
      </div>
    </>
  );
};
