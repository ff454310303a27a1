import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { useQuestion } from '../../ui/dialogs/use-question';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { ReviewQuote } from '../ReviewQuote';
import type { Review } from '../reviews.api';
import styles from '../reviews.module.css';
import { replyChanged, replySubmitted, selectReplying } from '../reviews.slice';

export default function ReplyForm({ review, onCancel }: { review: Review; onCancel: () => void }) {
  const { _id: id, reply } = review;
  const replying = useSelector(selectReplying);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const isBusy = replying.status === 'loading';
  const askToWithdraw = () =>
    ask({ title: 'Take the reply back?', okText: 'Take the reply back', isDanger: true }, () =>
      dispatch(replySubmitted({ id })),
    );
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={{ text: reply?.text ?? '' }}
      onValuesChange={() => dispatch(replyChanged())}
      onFinish={({ text }: { text: string }) => dispatch(replySubmitted({ id, text: text.trim() }))}
    >
      <ReviewQuote review={review} />
      <Form.Item
        name="text"
        label="Reply"
        extra={
          review.hidden
            ? 'The review is hidden, and the reply with it.'
            : 'Everybody reads it below the review, in the name of the shop.'
        }
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Enter a reply' }]}
      >
        <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 10 }} maxLength={1000} spellCheck />
      </Form.Item>
      <RefusalAlert request={replying} />
      <div className={styles.buttons}>
        {reply && (
          <Button danger disabled={isBusy} onClick={askToWithdraw}>
            Take the reply back
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={isBusy}>
          {reply ? 'Save reply' : 'Reply'}
        </SubmitButton>
      </div>
      {question}
    </Form>
  );
}
